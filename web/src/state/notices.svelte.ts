/** Short messages over the table. */

import { untrack } from "svelte";
import { Refusal } from "../net/api";
import { speech } from "../words/language.svelte";

export interface Notice {
  readonly key: number;
  /** When it was said. */
  readonly at: number;
  readonly text: string;
  readonly kind: "news" | "call" | "refusal";
}

const NEWS_SHOWN = 4_000;

class Notices {
  all = $state.raw<readonly Notice[]>([]);
  #keys = 0;

  tell(text: string): void {
    this.#show(text, "news");
  }

  /** Somebody wants something of the reader; returns what to do once it is done. */
  call(text: string): () => void {
    return this.#show(text, "call");
  }

  #show(text: string, kind: Notice["kind"]): () => void {
    const notice = this.#add(text, kind);
    const over = (): void => this.dismiss(notice);
    setTimeout(over, NEWS_SHOWN);
    return over;
  }

  /** Refusals stay until the next attempt, so that a slow reader has the time. */
  refuse(text: string): void {
    this.forgetRefusals();
    this.#add(text, "refusal");
  }

  dismiss(notice: Notice): void {
    this.all = this.all.filter((one) => one !== notice);
  }

  forgetRefusals(): void {
    this.all = this.all.filter((one) => one.kind !== "refusal");
  }

  #add(text: string, kind: Notice["kind"]): Notice {
    const notice = { key: ++this.#keys, at: performance.now(), text, kind };
    // An effect that tells something does not depend on what was told before.
    this.all = [...untrack(() => this.all), notice].slice(-3);
    return notice;
  }
}

export const notices = new Notices();

/** Do something that the server may refuse; says why, unless that is known to be seen, and whether it worked. */
export async function attempt(action: Promise<unknown>, silently?: string): Promise<boolean> {
  notices.forgetRefusals();
  try {
    await action;
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code !== silently) notices.refuse(speech.refusal(error));
    return false;
  }
}

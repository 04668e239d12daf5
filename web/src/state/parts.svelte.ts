/** Parts of the app that come when they are needed, over a line that may break, from a server that may be another by then. */

import { getAbortSignal } from "svelte";
import { again } from "./again";

/** Why a part is missing: the server has a newer app; there is no connection; or all is well again, and only this page
 *  is not: Firefox does not ask twice for code that has failed once. */
type Missing = "new" | "lost" | "stuck";

class Parts {
  /** By who waits for it; the newest reason last. */
  #why = $state.raw<ReadonlyMap<symbol, Missing>>(new Map());
  #putAway = $state.raw<Missing | null>(null);

  /** What to tell whoever waits for a part. */
  get missing(): Missing | null {
    const why = [...this.#why.values()].at(-1) ?? null;
    return why === this.#putAway ? null : why;
  }

  putAway(): void {
    this.#putAway = this.missing;
  }

  /** In an effect or a template it is waited for until that is gone; then the promise says nothing any more. */
  async load<Part>(ask: () => Promise<Part>): Promise<Part> {
    const unwanted = $effect.tracking() ? getAbortSignal() : null;
    const load = Symbol();
    const over = (): void => this.#tell(load, null);
    unwanted?.addEventListener("abort", over);
    for (let tries = 1; ; tries++) {
      try {
        await styleAgain();
        const part = await ask();
        over();
        return part;
      } catch (error) {
        const why = await whyMissing();
        // Whoever repairs a part that came and could not begin has to hear why.
        if (why === "stuck" && this.#why.get(load) === why) console.error(error);
        if (!unwanted?.aborted) this.#tell(load, why);
        await again(tries);
        if (unwanted?.aborted) return new Promise(() => undefined);
      }
    }
  }

  #tell(load: symbol, why: Missing | null): void {
    if ((this.#why.get(load) ?? null) === why) return;
    const others = [...this.#why].filter(([one]) => one !== load);
    this.#why = new Map(why === null ? others : [...others, [load, why]]);
    // Only what is news: somebody may have put it away.
    if (why !== null || others.length === 0) this.#putAway = null;
  }
}

async function whyMissing(): Promise<Missing> {
  try {
    // This file is of this build only. Asked so, the server answers, and neither a cache nor the worker.
    const { ok, status } = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" });
    if (!ok) return status === 404 ? "new" : "lost";
    await codeAgain();
    return "stuck";
  } catch {
    return "lost";
  }
}

/** WebKit keeps what did not come, and would hand it out to a reloaded page, too, unless it is asked for in another way. */
async function codeAgain(): Promise<void> {
  const code = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  await Promise.all([...code].map(({ href }) => fetch(href)));
}

/** Styles that did not come. Vite asks for each of them once, and takes it for there the next time. */
let unstyled: readonly HTMLLinkElement[] = [];

export function followStyles(): () => void {
  const failed = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet")
      unstyled = [...unstyled, target];
  };
  // Those that the page itself names may have failed before anybody listened.
  const page = (): void => {
    const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
    const lost = [...links].filter((link) => !hasCome(link) && !unstyled.includes(link));
    unstyled = [...unstyled, ...lost];
    if (unstyled.length > 0) void parts.load(() => Promise.resolve());
  };
  const over = new AbortController();
  addEventListener("error", failed, { capture: true, signal: over.signal });
  if (document.readyState === "complete") page();
  else addEventListener("load", page, { signal: over.signal });
  return () => over.abort();
}

function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // Chromium takes what was cut off for another site's.
    return false;
  }
}

async function styleAgain(): Promise<void> {
  const links = unstyled.filter((link) => link.isConnected);
  unstyled = [];
  await Promise.all(
    links.map(
      (link) =>
        new Promise((done, failed) => {
          const next = link.cloneNode() as HTMLLinkElement;
          next.onload = done;
          next.onerror = failed;
          link.replaceWith(next);
        }),
    ),
  );
}

export const parts = new Parts();

/** A part of the app, however long it takes: whoever waits for it need not think of a broken line. */
export const part = <Part>(ask: () => Promise<Part>): Promise<Part> => parts.load(ask);

/** Parts of the app that come when they are needed, over a line that may break, from a server that may be another by then. */

import { again } from "./again";

/** Why a part is missing: the server has a newer app; there is no connection; or all is well again, and only this page
 *  is not: Firefox and WebKit do not ask twice for code that has failed once. */
type Missing = "new" | "lost" | "stuck";

class Parts {
  /** What to tell whoever waits for a part. */
  missing = $state<Missing | null>(null);
  #waitedFor = 0;

  async load<Part>(ask: () => Promise<Part>): Promise<Part> {
    let told: Missing | null = null;
    for (let tries = 1; ; tries++) {
      try {
        await styleAgain();
        const part = await ask();
        if (told !== null && --this.#waitedFor === 0) this.missing = null;
        return part;
      } catch {
        const why = await whyMissing();
        if (told === null) this.#waitedFor++;
        // Only what is news: somebody may have put it away.
        if (told !== why) this.missing = told = why;
        await again(tries);
      }
    }
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
  addEventListener("error", failed, true);
  return () => removeEventListener("error", failed, true);
}

async function styleAgain(): Promise<void> {
  const links = unstyled;
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

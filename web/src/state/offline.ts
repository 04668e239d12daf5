/** What the app does to work without a connection: its worker, and the pictures of an installed app's gallery. */

import { shelf } from "./catalogue.svelte";

/** Milliseconds after which nobody waits for the first page any more. */
const LATER = 4_000;

export function prepareForOffline(): void {
  // Only secure pages have one; a plain address in a home network works as ever.
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const soon = (): void => void setTimeout(() => void register(), LATER);
  // WebKit does not wait for the app with it.
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js");
    if (!matchMedia("(display-mode: standalone)").matches) return;
    const { active } = await navigator.serviceWorker.ready;
    await shelf.load();
    const pictures = shelf.decks.flatMap((deck) =>
      deck.cards.map((card) => shelf.picture(card, "small")),
    );
    active?.postMessage({ pictures });
  } catch {
    // A browser that keeps nothing plays as well.
  }
}

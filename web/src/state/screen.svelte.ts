/** What the screen is like, for the few things that style sheets can't decide. */

import { MediaQuery } from "svelte/reactivity";

/** The page is split in two: words on the left, cards on the right. */
export const wide = new MediaQuery(
  "(min-width: 900px), (orientation: landscape) and (max-height: 560px)",
);

/** Where the keyboard of a phone does not cover the page; iOS does not resize it by itself. */
export function followKeyboard(): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const read = (): void => {
    const covered = window.innerHeight - viewport.height > 80;
    const style = document.documentElement.style;
    if (covered) style.setProperty("--visible-height", `${viewport.height}px`);
    else style.removeProperty("--visible-height");
    if (covered) window.scrollTo(0, 0);
  };
  viewport.addEventListener("resize", read);
  return () => viewport.removeEventListener("resize", read);
}

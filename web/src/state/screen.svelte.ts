/** What the screen is like, for the few things that style sheets can't decide. */

import { MediaQuery } from "svelte/reactivity";

/** The page is split in two: words on the left, cards on the right. */
export const wide = new MediaQuery(
  "(min-width: 900px), (min-width: 560px) and (orientation: landscape) and (max-height: 560px)",
);

const short = new MediaQuery(
  "(max-width: 559px) and (max-height: 420px) and (orientation: landscape)",
);
let narrow = $state(false);

/** So little room (letters twice as large on a phone, 400 % on a desk) that the whole page scrolls, and nothing inside it. */
export const low = {
  get current(): boolean {
    return short.current || narrow;
  },
};

/** Style sheets ask for ``html.low``: media queries do not know how large letters have become since. */
export function followLetters(): () => void {
  const ruler = document.createElement("div");
  ruler.className = "ruler";
  document.body.append(ruler);
  const observer = new ResizeObserver(() => (narrow = ruler.clientWidth === 0));
  observer.observe(ruler);
  return () => {
    observer.disconnect();
    ruler.remove();
  };
}

const still = new MediaQuery("(prefers-reduced-motion: reduce)");

/** How a script scrolls to a place: style sheets have no say in it. */
export const glide = (): ScrollBehavior => (still.current ? "instant" : "smooth");

/** A tablet that stands: one column, with room for everything. */
export const tablet = new MediaQuery(
  "(min-width: 600px) and (max-width: 899px) and (min-height: 561px)",
);

/** A small phone that stands. */
export const small = new MediaQuery(
  "(max-width: 599px) and (max-height: 700px) and (orientation: portrait)",
);

/** A phone that lies on its side: there is little height to share. */
export const lying = new MediaQuery(
  "(min-width: 560px) and (orientation: landscape) and (max-height: 560px)",
);

/** Where the keyboard of a phone does not cover the page; iOS does not resize it by itself. */
export function followKeyboard(): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const read = (): void => {
    // Two fingers make what is seen as much smaller as they make it larger.
    const covered = window.innerHeight - viewport.height * viewport.scale > 80;
    const style = document.documentElement.style;
    if (covered) style.setProperty("--visible-height", `${viewport.height}px`);
    else style.removeProperty("--visible-height");
    if (covered && !low.current) window.scrollTo(0, 0);
  };
  viewport.addEventListener("resize", read);
  return () => viewport.removeEventListener("resize", read);
}

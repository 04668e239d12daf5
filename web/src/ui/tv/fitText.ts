/** Words as large as their place allows, whatever was said. */

import type { Attachment } from "svelte/attachments";

export interface Sizes {
  /** The font sizes to stay between, in rem. */
  readonly least: number;
  readonly most: number;
  /** What is shown: other words are measured anew. */
  readonly words: string;
}

const TRIES = 9;

/** For a box of a given height whose only child holds the words, sized in em. */
export function fitText({ least, most }: Sizes): Attachment<HTMLElement> {
  return (box) => {
    const inner = box.firstElementChild;
    if (!(inner instanceof HTMLElement)) return undefined;

    const fits = (size: number): boolean => {
      inner.style.setProperty("--words", `${size}rem`);
      // Widths of the parts, not of the whole: a tilted slip reaches a little over its place.
      return (
        inner.offsetHeight <= box.clientHeight &&
        [...inner.children].every((part) => part.scrollWidth <= part.clientWidth + 1)
      );
    };
    const measure = (): void => {
      inner.classList.remove("broken");
      if (box.clientHeight === 0 || fits(most)) return;
      let [small, large] = [least, most];
      for (let i = 0; i < TRIES; i++) {
        const middle = (small + large) / 2;
        if (fits(middle)) small = middle;
        else large = middle;
      }
      // A word that is too long even at the smallest size is broken.
      inner.classList.toggle("broken", !fits(small));
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(box);
    document.fonts.addEventListener("loadingdone", measure);
    return () => {
      watching.disconnect();
      document.fonts.removeEventListener("loadingdone", measure);
    };
  };
}

/** A rabbit as a picture of its own, for canvases: style sheets do not reach into it. */

import { CLIP, drawn } from "./rabbits";

export function rabbitPicture(colour: number): string {
  const style = getComputedStyle(document.documentElement);
  const rabbits = drawn(
    (one) => style.getPropertyValue(`--r${one + 1}`),
    style.getPropertyValue("--rabbit-line"),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 72" width="256" height="288">
${CLIP}${rabbits[colour]}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A rabbit as a picture of its own, for canvases: style sheets do not reach into it. */

import { BODY, EARS, RABBITS, patternColour } from "./rabbits";

export function rabbitPicture(colour: number): string {
  const rabbit = RABBITS[colour] ?? RABBITS[0];
  if (!rabbit) throw new Error("there are twelve rabbits");
  const style = getComputedStyle(document.documentElement);
  const fill = style.getPropertyValue(`--r${colour + 1}`);
  const line = "oklch(0.255 0.022 62)";
  const [far, near] = EARS[rabbit.ears];
  const lop = rabbit.ears === "lop";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 72" width="256" height="288">
<clipPath id="b"><path d="${BODY}"/></clipPath>
<g stroke="${line}" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round" fill="${fill}">
${lop ? "" : `<path d="${far}"/><path d="${near}"/>`}<path d="${BODY}" stroke="none"/>
<g clip-path="url(#b)">${rabbit.pattern.replaceAll("K", patternColour(rabbit))}</g>
<path d="${BODY}" fill="none"/>${lop ? `<path d="${near}"/>` : ""}
<path d="M41 64C41.5 57 37 52.5 31 53" fill="none" stroke-width="1.7"/></g>
<circle cx="50.5" cy="28" r="1.9" fill="${rabbit.lightEye ? "oklch(.97 .02 88)" : line}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** How wide words are before they are drawn. */

type Letters = Pick<CSSStyleDeclaration, "fontStyle" | "fontWeight" | "fontFamily">;

let pen: CanvasRenderingContext2D | null | undefined;
const SIZE = 100;
/** Small letters are wider than large ones, where they stand on whole pixels. */
const SLACK = 1.07;

export interface Widths {
  /** Of all of it in one line, in em. */
  readonly whole: number;
  /** Of the longer of two lines, broken where that is shortest: after a space or a hyphen. */
  readonly longest: number;
}

export function lineWidths(name: string, { fontStyle, fontWeight, fontFamily }: Letters): Widths {
  pen ??= document.createElement("canvas").getContext("2d");
  if (pen) pen.font = `${fontStyle} ${fontWeight} ${SIZE}px ${fontFamily}`;
  const wide = (line: string): number =>
    ((pen?.measureText(line.trim()).width ?? 0) / SIZE) * SLACK;
  const broken = [...name.matchAll(/[\s-]/gu)].map(({ index }) =>
    Math.max(wide(name.slice(0, index + 1)), wide(name.slice(index + 1))),
  );
  const whole = Math.max(1, wide(name));
  return { whole, longest: Math.max(1, Math.min(whole, ...broken)) };
}

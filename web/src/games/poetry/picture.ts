/** A poem as a picture to keep: paper, the story, the verse, who made it. */

import paperAddress from "../../assets/paper.webp";
import { canvas, load } from "../../ui/picture";

export interface Keepsake {
  /** The address of the story's picture. */
  readonly story: string;
  readonly lines: readonly string[];
  /** Who made it, in one sentence. */
  readonly authors: string;
  /** The name of the game, small at the foot. */
  readonly signature: string;
}

const WIDTH = 1080;
const HEIGHT = 1620;
const MARGIN = 90;
const PAPER = "#f8f3e8";
const INK = "#2b241c";
const PALE = "#665b4e";
const SERIF = '"Vollkorn Variable", Georgia, serif';
const SANS = '"Golos Text Variable", system-ui, sans-serif';

export async function paint(poem: Keepsake): Promise<Blob> {
  const [story, paper] = await Promise.all([
    load(poem.story),
    load(paperAddress),
    document.fonts.load(`48px ${SERIF}`, poem.lines.join(" ")),
    document.fonts.load(`italic 500 48px ${SERIF}`, poem.lines.join(" ")),
    document.fonts.load(`28px ${SANS}`, poem.authors),
  ]);
  const { pen, png } = canvas(WIDTH, HEIGHT);

  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const grain = pen.createPattern(paper, "repeat");
  if (grain) {
    pen.fillStyle = grain;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
  }
  pen.strokeStyle = "rgb(43 36 28 / 0.28)";
  pen.lineWidth = 2;
  pen.strokeRect(36, 36, WIDTH - 72, HEIGHT - 72);

  // The verse takes what it needs, the picture the rest.
  const size = Math.min(fitted(pen, poem.lines), 640 / (poem.lines.length * 1.36 + 0.4));
  const step = size * 1.36;
  const verse = poem.lines.length * step + size * 0.4;
  const foot = HEIGHT - 150;
  const height = Math.min(930, foot - 60 - verse - 2 * 64 - MARGIN);
  const width = (height * 2) / 3;
  const left = (WIDTH - width) / 2;
  const spare = Math.max(0, foot - 60 - verse - height - 64 - MARGIN) / 3;
  const top = MARGIN + spare;

  pen.save();
  pen.shadowColor = "rgb(43 36 28 / 0.4)";
  pen.shadowBlur = 34;
  pen.shadowOffsetY = 14;
  pen.fillStyle = "#fffdf8";
  pen.fillRect(left - 14, top - 14, width + 28, height + 28);
  pen.restore();
  cover(pen, story, left, top, width, height);

  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  pen.fillStyle = INK;
  let y = top + height + 64 + spare + size;
  poem.lines.forEach((line, index) => {
    const last = index === poem.lines.length - 1;
    if (last) y += size * 0.4;
    pen.font = `${last ? "italic 500 " : ""}${size}px ${SERIF}`;
    pen.fillText(line, WIDTH / 2, y);
    y += step;
  });

  pen.fillStyle = PALE;
  pen.font = `28px ${SANS}`;
  pen.fillText(poem.authors, WIDTH / 2, foot, WIDTH - 2 * MARGIN);
  pen.font = `italic 500 34px ${SERIF}`;
  pen.fillText(poem.signature, WIDTH / 2, foot + 58);

  return png();
}

/** The largest letters with which the longest line keeps to the margins. */
function fitted(pen: CanvasRenderingContext2D, lines: readonly string[]): number {
  pen.font = `italic 500 100px ${SERIF}`;
  const longest = Math.max(1, ...lines.map((line) => pen.measureText(line).width));
  return Math.min(58, ((WIDTH - 2 * MARGIN) / longest) * 100);
}

function cover(
  pen: CanvasRenderingContext2D,
  image: HTMLImageElement,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [w, h] = [width / scale, height / scale];
  pen.drawImage(
    image,
    (image.naturalWidth - w) / 2,
    (image.naturalHeight - h) / 2,
    w,
    h,
    x,
    y,
    width,
    height,
  );
}

/** The parts that pictures of album pages are painted with: cards, clues, who gave, who voted, points. */

import type { TableView } from "../../net/views";
import { outside } from "../../state/address.svelte";
import { whoAt } from "../../state/people";
import type { Course } from "../../state/shared";
import { speech } from "../../words/language.svelte";

export const WIDTH = 1080;
export const HEIGHT = 1350;
export const MARGIN = 64;
const PAPER = "#f8f3e8";
const MOUNT = "#fffdf8";
export const INK = "#2b241c";
export const PALE = "#665b4e";
const ACCENT = "#8a4b12";
export const SERIF = '"Vollkorn Variable", Georgia, serif';
export const SANS = '"Golos Text Variable", system-ui, sans-serif';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export class Painter {
  /** How far down it is drawn. */
  y = 0;

  constructor(
    readonly pen: CanvasRenderingContext2D,
    readonly view: TableView,
    readonly pictures: ReadonlyMap<string, HTMLImageElement | null>,
    readonly rabbits: ReadonlyMap<number, HTMLImageElement>,
  ) {}

  sheet(paper: HTMLImageElement): void {
    const { pen } = this;
    pen.fillStyle = PAPER;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    const grain = pen.createPattern(paper, "repeat");
    if (grain) {
      pen.fillStyle = grain;
      pen.fillRect(0, 0, WIDTH, HEIGHT);
    }
    pen.strokeStyle = "rgb(43 36 28 / 0.28)";
    pen.lineWidth = 2;
    pen.strokeRect(28, 28, WIDTH - 56, HEIGHT - 56);
  }

  heading(text: string): void {
    this.text(text, MARGIN, 92, `26px ${SANS}`, PALE);
    const name = speech.t.album.madeWith;
    this.pen.textAlign = "right";
    this.text(name, WIDTH - MARGIN, 92, `italic 500 32px ${SERIF}`, PALE);
    // Whoever gets the picture finds the way.
    this.text(outside.spoken, WIDTH - MARGIN, 120, `20px ${SANS}`, PALE);
    this.pen.textAlign = "left";
    this.y = 128;
  }

  /** Sides with what they gained, in as many rows as they need; where these begin. */
  points(courses: readonly Course[], gained: readonly number[] | null): number {
    const columns = courses.length > 8 ? 4 : Math.min(3, courses.length);
    const rows = Math.ceil(courses.length / columns);
    const [step, width] = [52, (WIDTH - 2 * MARGIN) / columns];
    const top = HEIGHT - 62 - rows * step;
    courses.forEach(({ place }, at) => {
      const x = MARGIN + (at % columns) * width;
      const y = top + Math.floor(at / columns) * step + 34;
      place.colours.forEach((colour, index) => this.rabbit(colour, x + index * 20, y - 34, 42));
      const from = x + 44 + (place.colours.length - 1) * 20;
      const gain = gained === null ? "" : speech.t.album.gained(gained[place.key] ?? 0);
      this.text(gain, x + width - 62, y, `600 26px ${SANS}`, ACCENT);
      this.text(place.name, from, y, `25px ${SANS}`, INK, x + width - 72 - from);
    });
    this.#rule(top - 12);
    return top - 24;
  }

  /** Who it is about. */
  by(seat: number, text: (name: string) => string): void {
    const who = whoAt(this.view, seat);
    this.rabbit(who.colour, MARGIN, this.y, 52);
    const [x, y] = [MARGIN + 60, this.y + 38];
    this.text(text(who.name), x, y, `27px ${SANS}`, PALE, WIDTH - MARGIN - x);
    this.y += 68;
  }

  /** The clue as large as it can be in three lines at most. */
  clue(text: string): void {
    for (const size of [72, 60, 50, 42, 36, 30]) {
      this.pen.font = `italic 500 ${size}px ${SERIF}`;
      const lines = this.#wrapped(text, WIDTH - 2 * MARGIN);
      if (lines.length > (size > 40 ? 2 : 3) && size > 30) continue;
      for (const line of lines.slice(0, 4)) {
        this.y += size * 1.12;
        this.text(line, MARGIN, this.y - size * 0.18, this.pen.font, INK);
      }
      break;
    }
    this.y += 6;
  }

  /** Whose a card is, and who voted for it. */
  foot(owner: number, votes: readonly number[], box: Box): void {
    const who = whoAt(this.view, owner);
    const size = Math.min(34, box.width / 5.4);
    const y = box.y + box.height + 12;
    const font = `${Math.min(23, size * 0.72)}px ${SANS}`;
    this.pen.font = font;
    const room = box.width - size;
    const half = (Math.min(room, this.pen.measureText(who.name).width) + size) / 2;
    const x = box.x + box.width / 2 - half;
    this.rabbit(who.colour, x, y, size);
    this.text(who.name, x + size, y + size * 0.78, font, INK, room);
    const step = Math.min(size * 1.16, box.width / Math.max(1, votes.length));
    votes.forEach((seat, at) => {
      const left = box.x + box.width / 2 + (at - votes.length / 2) * step;
      this.#token(whoAt(this.view, seat).colour, left + step / 2, y + size * 1.75, size * 0.52);
    });
  }

  card(card: string, box: Box, lit: boolean, number: number): void {
    const { pen } = this;
    const image = this.pictures.get(card);
    const mount = Math.max(5, box.width * 0.026);
    pen.save();
    pen.shadowColor = "rgb(43 36 28 / 0.38)";
    pen.shadowBlur = 20;
    pen.shadowOffsetY = 8;
    pen.fillStyle = lit ? ACCENT : MOUNT;
    const rim = lit ? mount + 5 : mount;
    pen.fillRect(
      box.x - rim + mount,
      box.y - rim + mount,
      box.width + 2 * (rim - mount),
      box.height + 2 * (rim - mount),
    );
    pen.restore();
    pen.fillStyle = MOUNT;
    pen.fillRect(box.x, box.y, box.width, box.height);
    if (image)
      pen.drawImage(
        image,
        box.x + mount,
        box.y + mount,
        box.width - 2 * mount,
        box.height - 2 * mount,
      );
    this.#disc(box.x + 8, box.y + 6, 22, lit ? ACCENT : MOUNT);
    pen.textAlign = "center";
    this.text(String(number), box.x + 8, box.y + 16, `600 24px ${SANS}`, lit ? MOUNT : INK);
    pen.textAlign = "left";
  }

  /** A red marker on a card. */
  cross(box: Box): void {
    this.#disc(box.x + box.width - 6, box.y + 8, 20, "#b3261e");
    this.pen.textAlign = "center";
    this.text("×", box.x + box.width - 6, box.y + 19, `600 34px ${SANS}`, MOUNT);
    this.pen.textAlign = "left";
  }

  #token(colour: number, x: number, y: number, r: number): void {
    this.#disc(x, y, r, MOUNT);
    this.rabbit(colour, x - r * 0.66, y - r * 0.74, r * 1.48);
  }

  #disc(x: number, y: number, r: number, fill: string): void {
    this.pen.beginPath();
    this.pen.arc(x, y, r, 0, 2 * Math.PI);
    this.pen.fillStyle = fill;
    this.pen.fill();
    this.pen.strokeStyle = INK;
    this.pen.lineWidth = 2;
    this.pen.stroke();
  }

  rabbit(colour: number, x: number, y: number, height: number): void {
    const image = this.rabbits.get(colour);
    if (image) this.pen.drawImage(image, x, y, (height * 64) / 72, height);
  }

  #rule(y: number): void {
    this.pen.fillStyle = "rgb(43 36 28 / 0.2)";
    this.pen.fillRect(MARGIN, y, WIDTH - 2 * MARGIN, 1.5);
  }

  /** Text on one line; what is too long ends in an ellipsis. */
  text(text: string, x: number, y: number, font: string, colour: string, most?: number): void {
    this.pen.font = font;
    this.pen.fillStyle = colour;
    let shown = text;
    if (most !== undefined)
      while (shown.length > 1 && this.pen.measureText(shown).width > most)
        shown = `${shown.replace(/…$/, "").slice(0, -1)}…`;
    this.pen.fillText(shown, x, y);
  }

  #wrapped(text: string, width: number): readonly string[] {
    const lines: string[] = [];
    for (const word of text.split(" ")) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && this.pen.measureText(longer).width <= width)
        lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /** The largest letters with which the longest line keeps to a width. */
  fitted(lines: readonly string[], width: number): number {
    this.pen.font = `italic 500 100px ${SERIF}`;
    return (width / Math.max(1, ...lines.map((line) => this.pen.measureText(line).width))) * 100;
  }
}

/** The largest cards that fit into an area, each with room for names below it. */
export function grid(count: number, area: Box): readonly Box[] {
  // The number of a card stands out above it: whoever voted for the one above must not be covered by it.
  const [gap, foot] = [26, 114];
  let best = { columns: 1, width: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const width = Math.min(
      (area.width - gap * (columns - 1)) / columns,
      ((area.height - foot * rows) / rows / 3) * 2,
    );
    if (width > best.width) best = { columns, width };
  }
  const { columns, width } = best;
  const [height, rows] = [width * 1.5, Math.ceil(count / columns)];
  const spare = (area.height - rows * (height + foot)) / 2;
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const left = area.x + (area.width - inRow * width - (inRow - 1) * gap) / 2;
    return {
      x: left + (at % columns) * (width + gap),
      y: area.y + spare + row * (height + foot),
      width,
      height,
    };
  });
}

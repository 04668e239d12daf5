/** A round of «Поэзия» as a picture: the story, and the poem with a rabbit for each line. */

import type { PoetryFinishedRound } from "../../../net/wire.gen";
import { whoAt } from "../../../state/people";
import { INK, MARGIN, SERIF, WIDTH, type Painter } from "../../../ui/past/painter";
import { speech } from "../../../words/language.svelte";
import { loadVerses } from "../verse";

export async function paint(
  painter: Painter,
  round: PoetryFinishedRound,
  foot: number,
): Promise<void> {
  const { pen, view } = painter;
  const verse = (await loadVerses(view.language)).poem(round);
  painter.by(round.storyteller, speech.t.poem.hintBy);
  const lines = verse.map((line) => line.text);
  const room = foot - painter.y;
  const size = Math.min(
    44,
    painter.fitted(lines, WIDTH - 2 * MARGIN - 60),
    (room * 0.48) / (verse.length * 1.34),
  );
  const step = size * 1.34;
  const height = Math.min(room - verse.length * step - 90, 760);
  const width = (height * 2) / 3;
  const box = { x: (WIDTH - width) / 2, y: painter.y + 10, width, height };
  painter.card(round.stories[round.secret - 1] ?? "", box, true, round.secret);
  let y = painter.y + height + 48 + size;
  for (const [at, line] of verse.entries()) {
    const font = `${at === verse.length - 1 ? "italic 500" : "400"} ${size}px ${SERIF}`;
    pen.font = font;
    const half = pen.measureText(line.text).width / 2;
    painter.text(line.text, WIDTH / 2 - half, y, font, INK);
    painter.rabbit(whoAt(view, line.seat).colour, WIDTH / 2 + half + 12, y - size * 0.85, size);
    y += step;
  }
}

/** A round of a picture game as a picture: the clue, and every card with its owner and votes. */

import type { DixitFinishedRound } from "../../../net/wire.gen";
import { grid, MARGIN, PALE, SANS, WIDTH, type Painter } from "../../../ui/past/painter";
import { speech } from "../../../words/language.svelte";
import { headline } from "../result";
import { votersFor } from "../stage";

export function paint(painter: Painter, round: DixitFinishedRound, foot: number): void {
  painter.by(round.storyteller, speech.t.give.by);
  painter.clue(clueOf(round));
  const told = headline(round);
  painter.text(told, MARGIN, painter.y + 30, `27px ${SANS}`, PALE, WIDTH - 2 * MARGIN);
  painter.y += 60;
  const { y } = painter;
  const area = { x: MARGIN, y, width: WIDTH - 2 * MARGIN, height: foot - y };
  const layout = grid(round.table.length, area);
  round.table.forEach((laid, index) => {
    const [box, number] = [layout[index], index + 1];
    if (!box) return;
    painter.card(laid.card, box, number === round.target, number);
    if (number === round.red) painter.cross(box);
    painter.foot(laid.owner, votersFor(round, number), box);
  });
}

function clueOf({ clue }: DixitFinishedRound): string {
  if (clue.text) return speech.t.quoted(clue.text);
  const t = speech.t.clue;
  return { text: "", aloud: t.aloudShown, sound: t.soundShown, mime: t.mimeShown }[clue.kind];
}

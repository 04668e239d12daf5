/** How a game that nobody has drawn is looked back at. */

import { called, whoAt } from "../../../state/people";
import { INK, MARGIN, SANS, WIDTH } from "../../../ui/past/painter";
import { speech } from "../../../words/language.svelte";
import { past } from "../../entry";
import { facts } from "../facts";
import Board from "./Board.svelte";
import Glimpse from "./Glimpse.svelte";
import Leaf from "./Leaf.svelte";

const STEP = 44;

export default past({
  Leaf,
  Glimpse,
  Board,
  tint: "clue",
  told: (table, now) => speech.t.plain.move(called(whoAt(table, now.seat ?? 0))),
  pictures: () => [],
  paint(painter, round, foot) {
    for (const { label, text, cards } of facts(round, ["round", "scores"])) {
      if (painter.y + STEP > foot) break;
      painter.y += STEP;
      const line = `${label}: ${text || cards.join(", ")}`;
      painter.text(line, MARGIN, painter.y, `28px ${SANS}`, INK, WIDTH - 2 * MARGIN);
    }
  },
});

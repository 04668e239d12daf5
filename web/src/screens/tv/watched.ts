/** The rounds that the TV has watched, as pages of an album. */

import type {
  DixitFinishedRound,
  DixitView,
  PoetryFinishedRound,
  PoetryView,
} from "../../net/wire.gen";
import { votersFor } from "../../games/dixit/stage";
import type { Album, PoemPage, TablePage } from "../../state/album";

/** Null unless every round was seen: half a game would honour the wrong people. */
export function watchedAlbum(
  game: DixitView | PoetryView,
  rounds: readonly (DixitFinishedRound | PoetryFinishedRound)[],
): Album | null {
  const last = game.last?.round ?? 0;
  if (last === 0 || rounds.length !== last) return null;
  return { game: game.game, players: [], pages: rounds.map(page) };
}

function page(round: DixitFinishedRound | PoetryFinishedRound): TablePage | PoemPage {
  if ("hint" in round) {
    return {
      storyteller: round.storyteller,
      story: round.stories[round.secret - 1] ?? "",
      secret: round.secret,
      poem: [],
      lines: round.poem.map((line) => ({ seat: line.seat, text: "", fits: line.fits === true })),
      finder: round.finder,
      ending_seat: round.ending_seat,
      points: round.points,
      scores: round.scores,
    };
  }
  return {
    storyteller: round.storyteller,
    clue: round.clue,
    cards: round.table.map((laid, index) => ({
      number: index + 1,
      card: laid.card,
      owner: laid.owner,
      votes: votersFor(round, index + 1),
    })),
    target: round.target,
    red: round.red,
    points: round.points,
    scores: round.scores,
  };
}

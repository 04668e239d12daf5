/** An album seen as a table, so that the same parts can name and draw its people. */

import type { Album, SharedAlbum, TableView } from "../net/views";
import type { SeatView } from "../net/wire.gen";
import type { Place } from "./standings";

/** A table with nobody at it but who played; it has no game, no clock and no host. */
export function asTable(shared: SharedAlbum): TableView {
  const { album, your_seat } = shared;
  const seats: SeatView[] = album.players.map((player, seat) => ({
    person: personAt(seat),
    name: player.name,
    colour: player.colour,
    bot: player.kind === "bot",
    stand_in: false,
    present: true,
    character: null,
    helped: 0,
  }));
  return {
    code: shared.code ?? "",
    join: null,
    language: album.language,
    you: your_seat === null ? null : personAt(your_seat),
    your_seat,
    knocked: false,
    door: false,
    host: "",
    people: [],
    knocking: [],
    screens: [],
    showing: [],
    seats,
    company: seats,
    awaiting: [],
    late: null,
    settings: {
      game: album.game,
      options: {},
      decks: [],
      pace: "off",
      knock: false,
      talk: false,
      late: true,
      language: null,
      first: null,
    },
    obstacle: null,
    stage: "over",
    games: album.number,
    paused: false,
    deadline: null,
    since: 0,
    adjourned: null,
    host_missed: false,
    urged: {},
    may_take: false,
    log: [],
    asleep: false,
    looking: [],
    others: album.others,
    game: null,
  };
}

const personAt = (seat: number): string => `seat ${seat}`;

/** A side on its way: its points at the start, after each round, and in the end if they differ. */
export interface Course {
  readonly place: Place;
  /** The round after which its points are first known; 0 for who played from the start. */
  readonly from: number;
  /** Its points from there on. */
  readonly scores: readonly number[];
}

export function courses(album: Album, places: readonly Place[]): readonly Course[] {
  const told = album.pages.flatMap((page) => (page.scores ? [page.scores] : []));
  const last = told.at(-1) ?? album.start;
  const extra = album.result.scores.some((score, side) => score !== last[side]);
  return places.map((place) => {
    const known = [album.start, ...told, ...(extra ? [album.result.scores] : [])].map(
      (scores) => scores[place.key],
    );
    const from = known.findIndex((score) => score !== undefined);
    // Who came late begins where they came in.
    return { place, from, scores: known.slice(from).map((score) => score ?? 0) };
  });
}

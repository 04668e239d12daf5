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
    seats,
    company: seats,
    settings: {
      game: album.game,
      options: {},
      decks: [],
      pace: "off",
      knock: false,
      first: null,
    },
    obstacle: null,
    stage: "over",
    games: album.number,
    paused: false,
    deadline: null,
    game: null,
  };
}

const personAt = (seat: number): string => `seat ${seat}`;

/** A side on its way: its points at the start, after each round, and in the end if they differ. */
export interface Course {
  readonly place: Place;
  readonly scores: readonly number[];
}

export function courses(album: Album, places: readonly Place[]): readonly Course[] {
  const last = album.pages.at(-1)?.scores ?? album.start;
  const extra = album.result.scores.some((score, side) => score !== last[side]);
  return places.map((place) => ({
    place,
    scores: [
      album.start[place.key] ?? 0,
      ...album.pages.flatMap((page) => page.scores?.[place.key] ?? []),
      ...(extra ? [album.result.scores[place.key] ?? 0] : []),
    ],
  }));
}

/** How an album's game ran: who came where, and how they got there. */

import { entryFor } from "../../games/registry";
import type { Album, TableView } from "../../net/views";
import { courses, type Course } from "../../state/shared";
import { standings, type Place } from "../../state/standings";

export function run(
  view: TableView,
  album: Album,
): { readonly places: readonly Place[]; readonly courses: readonly Course[] } {
  const { result } = album;
  const entry = entryFor(album.game);
  const places = standings(view, album, (side) => entry.aside(result, side));
  return { places, courses: courses(album, places) };
}

/** A page of an album as a picture to send: the game's own part, and below it the points. */

import paperAddress from "../../assets/paper.webp";
import { entryFor } from "../../games/registry";
import type { Album, TableView } from "../../net/views";
import { outside } from "../../state/address.svelte";
import { shelf } from "../../state/catalogue.svelte";
import { gameName } from "../../state/games";
import { part } from "../../state/parts.svelte";
import { inRound, whoAt } from "../../state/people";
import { HEIGHT, Painter, SANS, SERIF, WIDTH } from "../../ui/past/painter";
import { canvas, load } from "../../ui/picture";
import { rabbitPicture } from "../../ui/rabbitPicture";
import { speech } from "../../words/language.svelte";
import { run } from "./run";

export async function paintLeaf(table: TableView, album: Album, index: number): Promise<Blob> {
  const round = album.pages[index];
  if (!round) throw new Error("no such page");
  // The picture is for others: to them the reader has a name.
  const view = inRound({ ...table, you: null, your_seat: null }, round.round);
  const entry = entryFor(album.game);
  const past = await part(entry.past);
  const { courses } = run(view, album);
  const seats = courses.flatMap((one) => one.place.seats);
  const colours = [...new Set(seats.map((seat) => whoAt(view, seat).colour))];
  const words = JSON.stringify([round, view.seats, Object.values(speech.t.album)]);
  const [paper, pictures, rabbits] = await Promise.all([
    load(paperAddress),
    Promise.all(past.pictures(round).map(async (card) => [card, await picture(card)] as const)),
    Promise.all(colours.map(async (one) => [one, await load(rabbitPicture(one))] as const)),
    ...[`500 40px ${SERIF}`, `italic 500 40px ${SERIF}`, `600 40px ${SERIF}`, `40px ${SANS}`].map(
      (font) => document.fonts.load(font, words),
    ),
  ]);
  await outside.ask();
  const { pen, png } = canvas(WIDTH, HEIGHT);
  const painter = new Painter(pen, view, new Map(pictures), new Map(rabbits));
  painter.sheet(paper);
  painter.heading(
    `${gameName(album.game)} · ${speech.t.album.leaf(index + 1, album.pages.length)}`,
  );
  await past.paint(painter, round, painter.points(courses, entry.gained(round)));
  return png();
}

async function picture(card: string): Promise<HTMLImageElement | null> {
  const address = shelf.picture(card, "large");
  return address === undefined ? null : load(address).catch(() => null);
}

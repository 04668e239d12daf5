/** Plain HTTP: everything around a table that is not its socket. */

import { keepSeat, seatBeside, seatOf } from "./seats";
import type { SharedAlbum } from "./views";
import type {
  Address,
  Circle,
  DeckPage,
  Error as WireError,
  MyTables,
  OpenTable,
  JoinTable,
  Replay,
  Seat,
  TableCard,
} from "./wire.gen";

/** Something that was not carried out, with a code that every language has a sentence for. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
  }
}

/** How far an option may go, as the server checks it. */
export type Range =
  | {
      readonly type: "whole";
      readonly low: number;
      readonly high: number;
      readonly nullable?: boolean;
    }
  | { readonly type: "switch" }
  | { readonly type: "subset"; readonly members: readonly string[] }
  | { readonly type: "only"; readonly value: unknown };

export interface Game {
  readonly key: string;
  /** The deck that it is made for. */
  readonly deck: string;
  readonly players: readonly number[];
  /** Seconds that the shortest and the longest move may take, by pace. */
  readonly paces: Readonly<Record<string, readonly [number, number]>>;
  /** Whether a host may name who begins. */
  readonly names_first: boolean;
  readonly options: Readonly<Record<string, Range>>;
  /** The book's values by number of players. */
  readonly defaults: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Options of a short game, by number of players. */
  readonly short: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface Catalogue {
  readonly games: readonly Game[];
  readonly decks: readonly DeckPage[];
}

/** The server's answer, if it did what was asked for. */
export async function ask(path: string, how: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, how);
  } catch {
    throw new Refusal("no_connection");
  }
  if (answer.ok) return answer;
  const failed = (await answer.json().catch(() => null)) as WireError | null;
  throw new Refusal(failed?.code ?? "server_trouble", failed?.facts);
}

export async function call<T>(
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  method = body === undefined ? "GET" : "POST",
): Promise<T> {
  const answer = await ask(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
  });
  return (await answer.json()) as T;
}

const tablePath = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

function seated(seat: Seat): Seat {
  keepSeat(seat.code, seat.seat);
  return seat;
}

export const openTable = async (wish: OpenTable): Promise<Seat> =>
  seated(await call("/api/tables", wish));
/** What somebody comes with: the code that was said, or the secret of the link. */
export type Key = { readonly code: string } | { readonly link: string };
// A header, so that no log of addresses has the secret.
const byLink = (link: string): Record<string, string> => ({ "x-join": link });

export const joinTable = async (key: Key, wish: JoinTable): Promise<Seat> =>
  seated(
    await ("link" in key
      ? call<Seat>("/api/join", wish, byLink(key.link))
      : call<Seat>(`${tablePath(key.code)}/people`, wish)),
  );
export const claimSeat = async (secret: string): Promise<Seat> =>
  seated(await call("/api/seat", { seat: secret }));
const askForTable = (key: Key): Promise<TableCard> =>
  "link" in key ? call("/api/join", undefined, byLink(key.link)) : call(tablePath(key.code));
/** Answers that were asked for before there was a page to read them; each is read once. */
const foreseen = new Map<string, Promise<unknown>>();
function foresee(secret: string, answer: Promise<unknown>): void {
  answer.catch(() => undefined);
  foreseen.set(secret, answer);
}
function answerFor<T>(secret: string, ask: () => Promise<T>): Promise<T> {
  const answer = foreseen.get(secret) as Promise<T> | undefined;
  foreseen.clear();
  return answer ?? ask();
}
export const foreseeTable = (link: string): void => foresee(link, askForTable({ link }));
export const foreseeAlbum = (secret: string): void =>
  foresee(secret, new AlbumLink(secret).album());
/** What a table tells who stands before it. */
export const seeTable = (key: Key): Promise<TableCard> =>
  answerFor("link" in key ? key.link : "", () => askForTable(key));
export const myTables = (): Promise<MyTables> => call("/api/mine");
export const ownAddress = (): Promise<Address> => call("/api/address");
export const loadCatalogue = (): Promise<Catalogue> => call("/api/catalogue");

export const asPerson = (seat: string | null): Record<string, string> =>
  seat === null ? {} : { "x-seat": seat };

/** The album of a finished game, for who is at the table; ``number`` is ``games`` of its view. */
export const albumAt = (code: string, number: number): Promise<SharedAlbum> =>
  call(`${tablePath(code)}/games/${number}/album`, undefined, asPerson(seatOf(code)));
/** The same for its record. */
export const recordAt = (code: string, number: number): Promise<unknown> =>
  call(`${tablePath(code)}/games/${number}/record`, undefined, asPerson(seatOf(code)));
export const circleAt = (code: string): Promise<Circle> =>
  call(`${tablePath(code)}/circle`, undefined, asPerson(seatOf(code)));

/** A finished game for whoever has the secret of its album; a header, so that no log has it. */
export class AlbumLink {
  constructor(readonly secret: string) {}

  album(): Promise<SharedAlbum> {
    return answerFor(this.secret, () => this.#get("/api/album"));
  }
  record(): Promise<unknown> {
    return this.#get("/api/album/record");
  }
  replay(looker: number | "all" | null): Promise<Replay> {
    return this.#get(`/api/album/replay${looker === null ? "" : `?seat=${looker}`}`);
  }
  /** Take one's name out of all that the table keeps. */
  forgetMe(): Promise<unknown> {
    return call("/api/album/forget", {}, this.#headers);
  }

  #get<T>(path: string): Promise<T> {
    return call(path, undefined, this.#headers);
  }
  get #headers(): Record<string, string> {
    return { "x-album": this.secret, ...asPerson(seatBeside(this.secret)) };
  }
}

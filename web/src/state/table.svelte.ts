/** One table as this browser sees it. What the server said of it is written here only. */

import { untrack } from "svelte";
import { Refusal } from "../net/api";
import { newId } from "../net/ids";
import { forgetSeat, seatOf } from "../net/seats";
import { forgetTicket, keepTicket, ticketFor } from "../net/screens";
import { Socket, type Link } from "../net/socket";
import { changed, type TableView } from "../net/views";
import {
  PROTOCOL,
  type ChatLine,
  type ClientMessage,
  type Do,
  type Goodbye,
  type Nudged,
  type Hello,
  type Play,
  type Reacted,
  type React,
  type ServerMessage,
} from "../net/wire.gen";

export type Command = Do["command"];
export type Move = Play["move"];
export type Sign = React["sign"];

interface Asked {
  readonly message: Extract<ClientMessage, { id: string }>;
  /** How often it could not be kept. */
  failures: number;
  /** Whether it waits until something can be kept again. */
  held: boolean;
  /** The version that it led to, once that is known. */
  leadsTo?: number;
  readonly done: () => void;
  readonly failed: (refusal: Refusal) => void;
}

export interface Shown extends Reacted {
  readonly key: number;
}

const REACTION_SHOWN = 4_000;
/** How often something is sent again that could not be kept. */
const MOST_FAILURES = 5;
/** Milliseconds of rest after which what is typed or chosen is told. */
const DRAFT_AFTER = 300;
/** Milliseconds within which the change comes that an answer has told of. */
const SEEN_WITHIN = 400;

export class Table {
  /** The newest view; null until the first one. */
  view = $state.raw<TableView | null>(null);
  /** How many rows the newest view was made of. */
  version = $state(0);
  /** The view before it, to see what has changed. */
  before = $state.raw<TableView | null>(null);
  /** When somebody whose move is waited for was last seen to look at a result, in seconds since 1970. */
  readUntil = $state(0);
  link = $state<Link>("opening");
  /** Whether the table waits, as nothing can be kept at the moment. */
  halted = $state(false);
  /** Why the server sent this browser away; null while it did not. */
  closed = $state<Goodbye["reason"] | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Lines of chat that came while the chat was closed. */
  unread = $state(0);
  chatOpen = $state(false);
  menuOpen = $state(false);
  settingsOpen = $state(false);
  reactions = $state.raw<readonly Shown[]>([]);
  /** The last gentle reminder at this table. */
  nudged = $state.raw<(Nudged & { readonly key: number }) | null>(null);
  /** How many commands wait for their answer. */
  busy = $state(0);
  /** Whether a big screen goes on showing the table when a game begins. */
  admitted = $state(false);

  /** How much there is on the page that bots should not play over. */
  holding = $state(0);

  readonly #code: string;
  readonly #screen: boolean;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- how many there are is told by busy
  readonly #asked = new Map<string, Asked>();
  readonly #socket: Socket;
  #step = 0;
  #ahead = 0;
  /** Whether the lines from before this page have come; an empty chat has some, too: none. */
  #chatKnown = false;
  #keys = 0;
  /** Whether this connection has told that the table waits. */
  #haltTold = false;
  #drafting: ReturnType<typeof setTimeout> | undefined;

  /** A big screen is nobody: it comes with the link, with its ticket, or is let in by the host. */
  constructor(code: string, screen: { readonly link?: string | undefined } | null = null) {
    this.#code = code;
    this.#screen = screen !== null;
    this.admitted = this.#screen && ticketFor(code) !== null;
    this.#socket = new Socket({
      heard: (message) => this.#heard(message),
      link: (link, reason) => this.#linked(link, reason),
      seen: () => this.version,
      greeting: () => {
        this.#haltTold = false;
        return [
          screen === null ? this.#asPerson() : this.#asScreen(screen.link),
          ...[...this.#asked.values()].map(unheld),
        ];
      },
    });
  }

  #asPerson(): Hello {
    const seat = seatOf(this.#code);
    const hello = { type: "hello", table: this.#code, protocol: PROTOCOL } as const;
    return seat === null ? hello : { ...hello, seat };
  }

  #asScreen(link: string | undefined): Hello {
    const ticket = ticketFor(this.#code);
    // An empty secret is nobody's: a TV in a player's own browser must not get that player's cards.
    const hello = {
      ...({ type: "hello", table: link ?? this.#code, seat: "" } as const),
      ...{ screen: true, protocol: PROTOCOL },
    };
    return ticket === null ? hello : { ...hello, ticket };
  }

  close(): void {
    this.#socket.close();
  }

  retry(): void {
    this.#socket.now();
  }

  /** Carry out a command; it survives a lost connection, and the server does it once. */
  do(command: Command): Promise<void> {
    return this.#ask({ type: "do", id: newId(), command, ...this.#where });
  }

  /** Make a move of the game; it is meant for the round that is seen, and for no other. */
  play(move: Move): Promise<void> {
    const where = this.#where;
    if (where === null) return Promise.reject(new Refusal("no_game_is_running"));
    return this.#ask({ type: "play", id: newId(), move, ...where });
  }

  say(text: string): Promise<void> {
    return this.#ask({ type: "say", id: newId(), text });
  }

  /** Another name for this browser's person. */
  callMe(name: string): Promise<void> {
    return this.#ask({ type: "call_me", id: newId(), name });
  }

  /** What its person has chosen and not sent: it counts if the time is up meanwhile. */
  draft(move: Move | null): void {
    const where = this.#where;
    clearTimeout(this.#drafting);
    if (where === null || this.view?.deadline == null) return;
    this.#drafting = setTimeout(() => {
      this.#socket.send({ type: "draft", ...where, ...(move === null ? {} : { move }) });
    }, DRAFT_AFTER);
  }

  react(sign: Sign): void {
    this.#socket.send({ type: "react", sign });
  }

  /** Its person goes on from a result; bots wait until everybody has. */
  looked(game: number, round: number): void {
    this.#socket.send({ type: "looked", game, round });
  }

  /** Something is on the page to be read before bots go on; returns what to do once it is not. */
  hold(): () => void {
    untrack(() => this.holding++);
    return () => untrack(() => this.holding--);
  }

  /** Its person reads: bots move only at this version, in none if it is 0; null: they need not wait. */
  wait(at: number | null): void {
    this.#socket.send(at === null ? { type: "wait" } : { type: "wait", at });
  }

  /** The server's clock now, in seconds since 1970. */
  now(): number {
    return Date.now() / 1000 + this.#ahead;
  }

  readChat(open: boolean): void {
    this.chatOpen = open;
    if (open) this.unread = 0;
  }

  get #where(): { readonly game: number; readonly round: number } | null {
    const view = this.view;
    return view?.game ? { game: view.games, round: view.game.round } : null;
  }

  #ask(message: Asked["message"]): Promise<void> {
    if (this.closed !== null) return Promise.reject(new Refusal("no_connection"));
    return new Promise((done, failed) => {
      this.#asked.set(message.id, { message, failures: 0, held: false, done, failed });
      this.busy = this.#asked.size;
      this.#socket.send(message);
    });
  }

  #answered(id: string | null): Asked | undefined {
    if (id === null) return undefined;
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    this.busy = this.#asked.size;
    return asked;
  }

  #settle(): void {
    for (const { message, leadsTo } of this.#asked.values())
      if (leadsTo !== undefined && leadsTo <= this.version) this.#answered(message.id)?.done();
  }

  /** An answer comes before the change that it led to: until that is seen, nothing can be pressed twice. */
  #awaits(id: string, version: number): void {
    const asked = this.#asked.get(id);
    if (asked === undefined) return;
    asked.leadsTo = version;
    // Where nothing has changed for this reader, nothing comes.
    setTimeout(() => this.#answered(id)?.done(), SEEN_WITHIN);
  }

  /** Whether something that could not be kept is sent again later. */
  #hold(id: string | null): boolean {
    const asked = id === null ? undefined : this.#asked.get(id);
    if (asked === undefined || ++asked.failures > MOST_FAILURES) return false;
    asked.held = true;
    return true;
  }

  #halt(on: boolean): void {
    this.#haltTold = true;
    this.halted = on;
    if (on) return;
    for (const asked of this.#asked.values()) if (asked.held) this.#socket.send(unheld(asked));
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case "view":
        this.#ahead = message.now - Date.now() / 1000;
        // After a restart of the server an older version can't come: what was shown was on disk.
        this.version = message.version;
        this.#step = message.step;
        this.#shows(message.table);
        this.#settle();
        if (!this.#haltTold) this.halted = false;
        return;
      case "change":
        if (this.view === null || message.step !== this.#step + 1) {
          this.#socket.send({ type: "ping", seen: -1 }); // the whole view comes again
          return;
        }
        this.#ahead = message.now - Date.now() / 1000;
        this.version = message.version;
        this.#step = message.step;
        this.#shows(changed(this.view, message));
        this.#settle();
        return;
      case "ack":
        if (message.version <= this.version) this.#answered(message.id)?.done();
        else this.#awaits(message.id, message.version);
        return;
      case "halted":
        this.#halt(message.on);
        return;
      case "error":
        if (message.code === "not_kept" && this.#hold(message.id)) return;
        this.#answered(message.id)?.failed(new Refusal(message.code, message.facts));
        return;
      case "chat": {
        const fresh = message.lines.filter((line) => !this.chat.some(({ id }) => id === line.id));
        if (this.#chatKnown && !this.chatOpen) this.unread += fresh.length;
        this.#chatKnown = true;
        this.chat = [...this.chat, ...fresh].slice(-200);
        return;
      }
      case "reacted": {
        const shown = { ...message, key: ++this.#keys };
        this.reactions = [...this.reactions, shown];
        setTimeout(() => {
          this.reactions = this.reactions.filter((one) => one !== shown);
        }, REACTION_SHOWN);
        return;
      }
      case "nudged":
        this.nudged = { ...message, key: ++this.#keys };
        return;
      case "ticket":
        keepTicket(this.#code, message.ticket);
        this.admitted = true;
        return;
      case "pong":
      case "goodbye":
        return;
    }
  }

  #shows(view: TableView): void {
    this.before = this.view;
    this.view = view;
    if (isRead(this.before)) this.readUntil = this.now();
  }

  #linked(link: Link, reason?: Goodbye["reason"]): void {
    this.link = link;
    if (reason === undefined) return;
    this.closed = reason;
    if (reason === "removed") {
      if (this.#screen) forgetTicket(this.#code);
      else forgetSeat(this.#code);
    }
    for (const { leadsTo, done, failed } of this.#asked.values())
      // Who has left sees no change any more.
      if (leadsTo !== undefined) done();
      else failed(new Refusal("no_connection"));
    this.#asked.clear();
    this.busy = 0;
  }
}

/** Whether somebody whose move is waited for looks at the last result. */
export const isRead = (view: TableView | null): boolean =>
  view?.game?.waiting.some((seat) => view.looking.includes(seat)) === true;

function unheld(asked: Asked): Asked["message"] {
  asked.held = false;
  return asked.message;
}

/** One table as this browser sees it. This class is the only writer of what it holds. */

import { Refusal } from "../net/api";
import { forgetSeat, seatOf } from "../net/seats";
import { keepTicket, ticketFor } from "../net/screens";
import { Socket, type Link } from "../net/socket";
import type { TableView } from "../net/views";
import type {
  ChatLine,
  ClientMessage,
  Do,
  Goodbye,
  Hello,
  Play,
  Reacted,
  React,
  ServerMessage,
} from "../net/wire.gen";

export type Command = Do["command"];
export type Move = Play["move"];
export type Sign = React["sign"];

interface Asked {
  readonly message: Extract<ClientMessage, { id: string }>;
  readonly done: () => void;
  readonly failed: (refusal: Refusal) => void;
}

export interface Shown extends Reacted {
  readonly key: number;
}

const REACTION_SHOWN = 4_000;

export class Table {
  /** The newest view; null until the first one. */
  view = $state.raw<TableView | null>(null);
  /** The view before it, to see what has changed. */
  before = $state.raw<TableView | null>(null);
  link = $state<Link>("opening");
  /** Why the server sent this browser away; null while it did not. */
  closed = $state<Goodbye["reason"] | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Lines of chat that came while the chat was closed. */
  unread = $state(0);
  chatOpen = $state(false);
  menuOpen = $state(false);
  reactions = $state.raw<readonly Shown[]>([]);
  /** How many commands wait for their answer. */
  busy = $state(0);

  readonly #code: string;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- how many there are is told by busy
  readonly #asked = new Map<string, Asked>();
  readonly #socket: Socket;
  #version = 0;
  #ahead = 0;
  /** Whether the lines from before this page have come; an empty chat has some, too: none. */
  #chatKnown = false;
  #keys = 0;

  /** A big screen is nobody: it comes with the link, with its ticket, or is let in by the host. */
  constructor(code: string, screen: { readonly link?: string | undefined } | null = null) {
    this.#code = code;
    this.#socket = new Socket({
      heard: (message) => this.#heard(message),
      link: (link, reason) => this.#linked(link, reason),
      seen: () => this.#version,
      greeting: () => [
        screen === null ? this.#asPerson() : this.#asScreen(screen.link),
        ...[...this.#asked.values()].map((asked) => asked.message),
      ],
    });
  }

  #asPerson(): Hello {
    const seat = seatOf(this.#code);
    return { type: "hello", table: this.#code, ...(seat === null ? {} : { seat }) };
  }

  #asScreen(link: string | undefined): Hello {
    const ticket = ticketFor(this.#code);
    // An empty secret is nobody's: a TV in a player's own browser must not get that player's cards.
    const hello = { type: "hello", table: link ?? this.#code, seat: "", screen: true } as const;
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

  react(sign: Sign): void {
    this.#socket.send({ type: "react", sign });
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
      this.#asked.set(message.id, { message, done, failed });
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

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case "view":
        this.#ahead = message.now - Date.now() / 1000;
        // After a restart of the server an older version can't come: what was shown was on disk.
        this.#version = message.version;
        this.before = this.view;
        this.view = message.table;
        return;
      case "ack":
        this.#answered(message.id)?.done();
        return;
      case "error":
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
      case "ticket":
        keepTicket(this.#code, message.ticket);
        return;
      case "pong":
      case "goodbye":
        return;
    }
  }

  #linked(link: Link, reason?: Goodbye["reason"]): void {
    this.link = link;
    if (reason === undefined) return;
    this.closed = reason;
    if (reason === "removed") forgetSeat(this.#code);
    for (const asked of this.#asked.values()) asked.failed(new Refusal("no_connection"));
    this.#asked.clear();
    this.busy = 0;
  }
}

/** Random, because the server keeps a person's ids from all of their devices. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join(
    "",
  );
}

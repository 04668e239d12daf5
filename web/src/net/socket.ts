/** A connection that mends itself: it comes back with the same hello, and sends what was not answered. */

import type { ClientMessage, Goodbye, ServerMessage } from "./wire.gen";

export type Link = "opening" | "open" | "lost" | "closed";

export interface Listener {
  /** A message of the server. */
  heard(message: ServerMessage): void;
  /** The connection changed; with the reason if the server closed it for good. */
  link(link: Link, reason?: Goodbye["reason"]): void;
  /** What to say first, each time. */
  greeting(): readonly ClientMessage[];
  /** The version of the last view. */
  seen(): number;
}

/** Goodbyes after which to try again. */
const COME_BACK: readonly Goodbye["reason"][] = ["restart", "slow", "busy"];
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 3_500;
const PING_EVERY = 15_000;
const PONG_WITHIN = 6_000;

export class Socket {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval>;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(
    private readonly listener: Listener,
    private readonly address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`,
  ) {
    this.#ping = setInterval(() => this.#askForLife(), PING_EVERY);
    addEventListener("online", this.now);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#visible);
    this.#open();
  }

  /** Send if there is a connection; what matters is sent again by the greeting. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Try again at once. */
  readonly now = (): void => {
    if (this.#over || this.#socket !== null) return;
    clearTimeout(this.#retry);
    this.#open();
  };

  close(): void {
    this.#over = true;
    clearInterval(this.#ping);
    clearTimeout(this.#retry);
    clearTimeout(this.#overdue);
    removeEventListener("online", this.now);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#visible);
    this.#socket?.close();
    this.#socket = null;
  }

  #open(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      for (const message of this.listener.greeting()) this.send(message);
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#overdue);
      this.#overdue = undefined;
      this.#hear(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #hear(message: ServerMessage): void {
    if (message.type === "view") {
      this.#pause = FIRST_PAUSE;
      this.listener.link("open");
    } else if (message.type === "goodbye" && !COME_BACK.includes(message.reason)) {
      this.listener.link("closed", message.reason);
      this.close();
    }
    this.listener.heard(message);
  }

  readonly #lost = (): void => {
    if (this.#over) return;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    clearTimeout(this.#overdue);
    this.#overdue = undefined;
    clearTimeout(this.#retry);
    this.listener.link("lost");
    this.#retry = setTimeout(() => this.#open(), this.#pause * (0.7 + Math.random() * 0.6));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 1.8);
  };

  readonly #visible = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.#socket === null) this.now();
    else this.#askForLife();
  };

  /** A phone that slept has a socket that looks alive; if no answer comes, it is not. */
  #askForLife(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.send({ type: "ping", seen: this.listener.seen() });
    this.#overdue ??= setTimeout(this.#lost, PONG_WITHIN);
  }
}

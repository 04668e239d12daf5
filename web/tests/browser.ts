/** As much of a browser as the client's state needs: tests run without one. */

import { vi } from "vitest";

/** A storage that forgets with the test; ``full`` refuses to keep anything, as in a private window. */
export function storage(full = false): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (full) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

export interface Page extends EventTarget {
  visibilityState: DocumentVisibilityState;
  title: string;
  readonly documentElement: { lang: string };
}

/** Gives the globals of a page that opened ``address``; the document is there to fire its events. */
export function openPage(address = "https://namyok.test/"): Page {
  const page: Page = Object.assign(new EventTarget(), {
    visibilityState: "visible" as const,
    title: "",
    documentElement: { lang: "" },
  });
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", new URL(address));
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("history", new FakeHistory(new URL(address)));
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal("scrollY", 0);
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  const window = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, window[name].bind(window));
  return page;
}

/** A history whose steps take a moment, as in browsers. */
export class FakeHistory {
  scrollRestoration = "auto";
  readonly entries: { state: unknown; url: URL }[];
  at = 0;

  constructor(first: URL) {
    this.entries = [{ state: null, url: first }];
  }
  get state(): unknown {
    return this.entries[this.at]?.state ?? null;
  }
  pushState(state: unknown, _: string, path = ""): void {
    this.entries.splice(this.at + 1);
    this.entries.push({ state, url: new URL(path || this.#here, this.#here) });
    this.at += 1;
    this.#arrive();
  }
  replaceState(state: unknown, _: string, path = ""): void {
    this.entries[this.at] = { state, url: new URL(path || this.#here, this.#here) };
    this.#arrive();
  }
  go(steps: number): void {
    setTimeout(() => {
      this.at = Math.max(0, Math.min(this.entries.length - 1, this.at + steps));
      this.#arrive();
      dispatchEvent(new Event("popstate"));
    });
  }
  get #here(): URL {
    return this.entries[this.at]!.url;
  }
  #arrive(): void {
    vi.stubGlobal("location", this.#here);
  }
}

/** A socket whose other end is the test. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** Every socket that was opened since the last ``install``. */
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }
  static install(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  readyState = FakeSocket.CONNECTING;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error("sent to a socket that is not open");
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  /** As browsers do it: the event comes later, also to who closed it. */
  close(): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    queueMicrotask(() => this.onclose?.());
  }

  /** The server took the connection. */
  accept(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  /** The server says something. */
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The line broke. */
  drop(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }
}

/** What links for other people's devices begin with: an address that they can reach, never this machine's own name. */

import { ownAddress } from "../net/api";
import type { Address } from "../net/wire.gen";

/** What an operator types to be found. */
const REMEDY = {
  only_here: "namyok serve --host 0.0.0.0",
  unknown: "namyok serve --public-url http://192.168.1.5:8000",
} as const;
const LOCAL = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/;

class Outside {
  readonly #local = LOCAL.test(location.hostname);
  #told = $state.raw<Address | null>(null);
  #asking: Promise<void> | null = null;

  /** The beginning of a link; null as long as there is none that others could open. */
  get origin(): string | null {
    void this.ask();
    return this.#told?.url ?? (this.#local ? null : location.origin);
  }
  /** Why there is none, and what to do about it; null if there is one, or as long as nobody knows. */
  get trouble(): { readonly why: keyof typeof REMEDY; readonly remedy: string } | null {
    void this.ask();
    const why = this.#told?.why ?? null;
    return why && { why, remedy: REMEDY[why] };
  }
  /** A link to a page, for a device where it may not work if there is no better one. */
  link(path: string): string {
    return (this.origin ?? location.origin) + path;
  }
  /** As people say it: without http, and without a slash; empty if there is none. */
  get spoken(): string {
    return (this.origin ?? "").replace(/^https?:\/\//, "");
  }

  /** Once more, if it was asked before: a server that was started anew may be found elsewhere. */
  renew(): void {
    if (this.#asking === null) return;
    this.#asking = null;
    void this.ask();
  }

  /** Until it is known, or nobody can say. */
  ask(): Promise<void> {
    this.#asking ??= ownAddress().then(
      (told) => void (this.#told = told),
      () => void (this.#asking = null),
    );
    return this.#asking;
  }
}

export const outside = new Outside();

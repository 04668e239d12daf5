/** Addresses of the app. Secrets stand behind the "#", so that no server's log ever has them. */

import { linkCode } from "../words/code";
import { layers } from "./layers";
import { places } from "./places";

/** What of a table there is beside its game: «Наш круг», or the album with a secret. */
export type TablePage = "circle" | { readonly album: string };

export type Route =
  | { readonly at: "home" }
  | { readonly at: "new" }
  | { readonly at: "table"; readonly code: string; readonly page?: TablePage }
  | { readonly at: "join"; readonly secret: string }
  | { readonly at: "seat"; readonly secret: string }
  | { readonly at: "screen" }
  | { readonly at: "tv"; readonly code: string; readonly secret?: string }
  | { readonly at: "album"; readonly secret: string }
  | { readonly at: "rules"; readonly page: string | null; readonly clause: number | null }
  | { readonly at: "gallery"; readonly deck: string | null }
  | { readonly at: "decks" }
  | { readonly at: "make"; readonly deck: string | null }
  | { readonly at: "deck"; readonly deck: string }
  | { readonly at: "missing" };

export function parse(path: string, hash: string): Route {
  const parts = read(path);
  const [first, second] = parts;
  const secret = hash.replace(/^#/, "");
  if (first === undefined) return { at: "home" };
  if (parts.length === 1 && first === "new") return { at: "new" };
  if (parts.length <= 2 && first === "join" && secret) return { at: "join", secret };
  // A messenger that cuts secrets off leaves the code, which knocks.
  if (parts.length === 2 && first === "join" && second) return { at: "table", code: second };
  if (parts.length === 1 && first === "seat" && secret) return { at: "seat", secret };
  if (parts.length === 1 && first === "album" && secret) return { at: "album", secret };
  if (parts.length === 3 && first === "t" && second && parts[2] === "circle")
    return { at: "table", code: second, page: "circle" };
  if (parts.length === 3 && first === "t" && second && parts[2] === "album" && secret)
    return { at: "table", code: second, page: { album: secret } };
  if (parts.length === 2 && first === "t" && second) return { at: "table", code: second };
  if (parts.length === 1 && first === "tv") return { at: "screen" };
  if (parts.length === 2 && first === "tv" && second)
    return { at: "tv", code: second, ...(secret ? { secret } : {}) };
  if (parts.length <= 2 && first === "rules")
    return {
      at: "rules",
      page: second ?? null,
      clause: /^\d+$/.test(secret) ? Number(secret) : null,
    };
  if (parts.length <= 2 && first === "gallery") return { at: "gallery", deck: second ?? null };
  if (parts.length === 1 && first === "decks") return { at: "decks" };
  if (parts.length === 2 && first === "decks" && second)
    return { at: "make", deck: second === "new" ? null : second };
  if (parts.length === 2 && first === "deck" && second) return { at: "deck", deck: second };
  return { at: "missing" };
}

function read(path: string): readonly (string | undefined)[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    // A link that was cut in the middle of a letter leads nowhere.
    return [""];
  }
}

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.hash));
  /** Grows with every other place; the pages of one table are one place, and keep its socket. */
  visit = $state(0);

  #address = location.href;

  constructor() {
    places.restore();
    const turn = (): void => {
      // What lies over a page has the page's address: taking it away is no way to anywhere.
      if (location.href === this.#address) return;
      this.#read();
      places.restore();
    };
    addEventListener("popstate", turn);
    addEventListener("hashchange", turn);
  }

  go(path: string, how: "push" | "replace" = "push"): void {
    layers.whenStill(() => this.#go(path, how));
  }

  #go(path: string, how: "push" | "replace"): void {
    // The entry of something that lies over the page goes with it.
    const over = (history.state as { layer?: number } | null)?.layer !== undefined;
    const step = how === "push" && !over ? "pushState" : "replaceState";
    history[step](places.entry(), "", path);
    this.#read();
    // A clause of the rules is a place on its page, and the page goes there by itself.
    if (this.route.at !== "rules" || this.route.clause === null) scrollTo(0, 0);
  }

  #read(): void {
    this.#address = location.href;
    const [before, now] = [this.route, parse(location.pathname, location.hash)];
    const turned =
      before.at === "table" &&
      now.at === "table" &&
      before.code === now.code &&
      before.page !== now.page;
    if (!turned) this.visit += 1;
    this.route = now;
  }
}

export const router = new Router();

export const paths = {
  home: "/",
  screen: "/tv",
  new: "/new",
  newGame: (game: string): string => `/new?game=${encodeURIComponent(game)}`,
  table: (code: string): string => `/t/${encodeURIComponent(code)}`,
  tv: (code: string, secret?: string): string =>
    `/tv/${encodeURIComponent(code)}${secret === undefined ? "" : `#${secret}`}`,
  /** The code tells a messenger what to show; the secret never leaves the browser. */
  join: (secret: string, code: string): string =>
    `/join/${encodeURIComponent(linkCode(code))}#${secret}`,
  /** A table for who gets it as a link or reads it with a camera. */
  sent: (code: string): string => `/t/${encodeURIComponent(linkCode(code))}`,
  seat: (secret: string): string => `/seat#${secret}`,
  circle: (code: string): string => `/t/${encodeURIComponent(code)}/circle`,
  album: (secret: string): string => `/album#${secret}`,
  /** The same album without leaving its table. */
  albumAt: (code: string, secret: string): string =>
    `/t/${encodeURIComponent(code)}/album#${secret}`,
  rules: (page?: string, clause?: number): string =>
    `/rules${page === undefined ? "" : `/${page}`}${clause === undefined ? "" : `#${clause}`}`,
  gallery: (deck?: string): string =>
    `/gallery${deck === undefined ? "" : `/${encodeURIComponent(deck)}`}`,
  decks: "/decks",
  newDeck: "/decks/new",
  makeDeck: (deck: string): string => `/decks/${encodeURIComponent(deck)}`,
  deck: (deck: string): string => `/deck/${encodeURIComponent(deck)}`,
  playDeck: (deck: string): string => `/new?deck=${encodeURIComponent(deck)}`,
};

/** Let links inside the app change the screen without loading the page anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}

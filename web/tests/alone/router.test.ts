import { beforeAll, expect, test, vi } from "vitest";
import type * as Routing from "../../src/state/router.svelte";
import { openPage } from "../browser";

let routing: typeof Routing;
beforeAll(async () => {
  openPage("https://namyok.test/t/%D0%BB%D1%83%D0%BD%D0%B027");
  routing = await import("../../src/state/router.svelte");
});

test.each([
  ["/", "", { at: "home" }],
  ["", "", { at: "home" }],
  ["/new", "", { at: "new" }],
  ["/new/", "", { at: "new" }],
  ["/new/more", "", { at: "missing" }],
  ["/t/moon27", "", { at: "table", code: "moon27" }],
  ["/t/%D0%BB%D1%83%D0%BD%D0%B027", "", { at: "table", code: "луна27" }],
  ["/t/moon27/", "", { at: "table", code: "moon27" }],
  ["/t", "", { at: "missing" }],
  ["/t/moon27/more", "", { at: "missing" }],
  ["/tv", "", { at: "screen" }],
  ["/tv/moon27", "", { at: "tv", code: "moon27" }],
  ["/join", "#s3cret", { at: "join", secret: "s3cret" }],
  ["/join/moon27", "#s3cret", { at: "join", secret: "s3cret" }],
  ["/join/moon27", "", { at: "table", code: "moon27" }],
  ["/join/moon27/more", "#s3cret", { at: "missing" }],
  ["/join", "", { at: "missing" }],
  ["/join", "#", { at: "missing" }],
  ["/seat", "#s3cret", { at: "seat", secret: "s3cret" }],
  ["/seat", "", { at: "missing" }],
  ["/t/moon27/circle", "", { at: "table", code: "moon27", page: "circle" }],
  ["/t/moon27/album", "#s3cret", { at: "table", code: "moon27", page: { album: "s3cret" } }],
  ["/t/moon27/album", "", { at: "missing" }],
  ["/album", "#s3cret", { at: "album", secret: "s3cret" }],
  ["/album", "", { at: "missing" }],
  ["/album/s3cret", "", { at: "missing" }],
  ["/rules", "", { at: "rules", page: null, clause: null }],
  ["/rules/party", "", { at: "rules", page: "party", clause: null }],
  ["/rules/party", "#6", { at: "rules", page: "party", clause: 6 }],
  ["/rules/party", "#six", { at: "rules", page: "party", clause: null }],
  ["/rules/party/6", "", { at: "missing" }],
  ["/gallery", "", { at: "gallery", deck: null }],
  ["/gallery/dreams", "", { at: "gallery", deck: "dreams" }],
  ["/decks", "", { at: "decks" }],
  ["/decks/new", "", { at: "make", deck: null }],
  ["/decks/own-x", "", { at: "make", deck: "own-x" }],
  ["/decks/own-x/more", "", { at: "missing" }],
  ["/deck/own-x", "", { at: "deck", deck: "own-x" }],
  ["/deck", "", { at: "missing" }],
  ["/elsewhere", "", { at: "missing" }],
  ["/t/100%", "", { at: "missing" }],
])("%s%s", (path, hash, route) => {
  expect(routing.parse(path, hash)).toEqual(route);
});

test("the first route is the address that was opened", () => {
  expect(routing.router.route).toEqual({ at: "table", code: "луна27" });
});

test("every path that the app makes leads back to where it was made for", () => {
  const { parse, paths } = routing;
  const read = (path: string): Routing.Route => {
    const url = new URL(path, "https://namyok.test");
    return parse(url.pathname, url.hash);
  };
  expect(read(paths.home)).toEqual({ at: "home" });
  expect(read(paths.new)).toEqual({ at: "new" });
  expect(read(paths.newGame("party"))).toEqual({ at: "new" });
  expect(read(paths.rules())).toEqual({ at: "rules", page: null, clause: null });
  expect(read(paths.rules("party", 6))).toEqual({ at: "rules", page: "party", clause: 6 });
  expect(read(paths.gallery())).toEqual({ at: "gallery", deck: null });
  expect(read(paths.gallery("my deck"))).toEqual({ at: "gallery", deck: "my deck" });
  for (const code of ["луна27", "moon27", "луна-27", "луна 27", "a/b"]) {
    expect(read(paths.table(code))).toEqual({ at: "table", code });
    expect(read(paths.tv(code))).toEqual({ at: "tv", code });
    const page = { album: "s3_cr-t" };
    expect(read(paths.albumAt(code, page.album))).toEqual({ at: "table", code, page });
    expect(read(paths.circle(code))).toEqual({ at: "table", code, page: "circle" });
  }
  expect(read(paths.decks)).toEqual({ at: "decks" });
  expect(read(paths.newDeck)).toEqual({ at: "make", deck: null });
  expect(read(paths.makeDeck("own-x"))).toEqual({ at: "make", deck: "own-x" });
  expect(read(paths.deck("own-x"))).toEqual({ at: "deck", deck: "own-x" });
  expect(read(paths.playDeck("own-x"))).toEqual({ at: "new" });
  expect(read(paths.join("s3_cr-t", "луна27"))).toEqual({ at: "join", secret: "s3_cr-t" });
  expect(read(paths.seat("s3_cr-t"))).toEqual({ at: "seat", secret: "s3_cr-t" });
  expect(read(paths.album("s3_cr-t"))).toEqual({ at: "album", secret: "s3_cr-t" });
});

test("the pages of a table are one visit, every other way is a new one", () => {
  const { router } = routing;
  const go = (address: string): number => {
    vi.stubGlobal("location", new URL(address, "https://namyok.test"));
    dispatchEvent(new Event("popstate"));
    return router.visit;
  };
  const first = go("/t/moon27");
  expect(go("/t/moon27/circle")).toBe(first);
  expect(go("/t/moon27/album#s3cret")).toBe(first);
  expect(go("/t/moon27")).toBe(first);
  // What lay over the page has its address: the page stays.
  expect(go("/t/moon27")).toBe(first);
  expect(go("/t/fox12/circle")).toBe(first + 1);
  expect(go("/")).toBe(first + 2);
});

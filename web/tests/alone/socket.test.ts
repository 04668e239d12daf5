import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Socket, type Link, type Listener } from "../../src/net/socket";
import type { ServerMessage } from "../../src/net/wire.gen";
import { FakeSocket, openPage, type Page } from "../browser";

const VIEW = { type: "view", step: 1, version: 1, now: 0, table: {} };
const LONGEST_FIRST_PAUSE = 520;

let page: Page;
let socket: Socket;
let links: (Link | `${Link} ${string}`)[];
let heard: ServerMessage["type"][];

const listener: Listener = {
  heard: (message) => void heard.push(message.type),
  link: (link, reason) => void links.push(reason === undefined ? link : `${link} ${reason}`),
  greeting: () => [{ type: "hello", table: "луна27" }],
  seen: () => 41,
};

beforeEach(() => {
  vi.useFakeTimers();
  page = openPage();
  FakeSocket.install();
  [links, heard] = [[], []];
  socket = new Socket(listener);
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ["https://namyok.test/t/moon27", "wss://namyok.test/ws"],
  ["http://localhost:8000/", "ws://localhost:8000/ws"],
])("a page from %s talks to %s", (address, url) => {
  openPage(address);
  const other = new Socket(listener);
  expect(FakeSocket.last.url).toBe(url);
  other.close();
});

test("it greets first, and is open with the first view", () => {
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent).toEqual([{ type: "hello", table: "луна27" }]);
  expect(links).toEqual([]);
  FakeSocket.last.say(VIEW);
  expect(links).toEqual(["open"]);
  expect(heard).toEqual(["view"]);
});

test("what is sent without a connection is not sent at all", () => {
  socket.send({ type: "react", sign: "👏" });
  FakeSocket.last.accept();
  socket.send({ type: "react", sign: "🐇" });
  expect(FakeSocket.last.sent.slice(1)).toEqual([{ type: "react", sign: "🐇" }]);
});

test("a broken line is tried again soon, with the same greeting", () => {
  FakeSocket.last.accept().say(VIEW);
  FakeSocket.last.drop();
  expect(links.at(-1)).toBe("lost");
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(LONGEST_FIRST_PAUSE);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.accept().sent).toEqual([{ type: "hello", table: "луна27" }]);
});

test("pauses grow up to some seconds, and a view makes them short again", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const pauses = Array.from({ length: 9 }, () => {
    const [began, before] = [Date.now(), FakeSocket.all.length];
    FakeSocket.last.drop();
    while (FakeSocket.all.length === before) vi.advanceTimersByTime(10);
    return Date.now() - began;
  });
  expect(pauses[0]).toBe(400);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.at(-1)).toBe(3_500);

  FakeSocket.last.accept().say(VIEW);
  FakeSocket.last.drop();
  const before = FakeSocket.all.length;
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(before + 1);
});

test("one can try at once, but not twice at the same time", () => {
  FakeSocket.last.drop();
  socket.now();
  socket.now();
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a network that comes back is used at once, one that goes is not waited for", () => {
  FakeSocket.last.accept().say(VIEW);
  dispatchEvent(new Event("offline"));
  expect(links.at(-1)).toBe("lost");
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
});

test("it asks for a sign of life, and an answer is enough", () => {
  FakeSocket.last.accept().say(VIEW);
  for (let minute = 0; minute < 4; minute++) {
    vi.advanceTimersByTime(15_000);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping", seen: 41 });
    FakeSocket.last.say({ type: "pong", version: 41 });
  }
  expect(links).toEqual(["open"]);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a socket that does not answer is dead, whatever it says of itself", () => {
  const first = FakeSocket.last.accept();
  first.say(VIEW);
  vi.advanceTimersByTime(15_000 + 5_999);
  expect(links).toEqual(["open"]);
  vi.advanceTimersByTime(1);
  expect(links.at(-1)).toBe("lost");
  expect(first.readyState).toBe(FakeSocket.CLOSED);
  vi.advanceTimersByTime(LONGEST_FIRST_PAUSE);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a connection that was given up is no longer listened to", async () => {
  const first = FakeSocket.last.accept();
  dispatchEvent(new Event("offline"));
  socket.now();
  FakeSocket.last.accept().say(VIEW);
  links.length = heard.length = 0;
  first.say(VIEW);
  await Promise.resolve();
  expect(heard).toEqual([]);
  expect(links).toEqual([]);
});

test("a page that is looked at again asks at once, or comes back at once", () => {
  FakeSocket.last.accept().say(VIEW);
  page.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping", seen: 41 });

  FakeSocket.last.drop();
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.all).toHaveLength(1);
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.all).toHaveLength(2);
});

test.each(["removed", "no_such_table", "flood"])("goodbye because of %s is for good", (reason) => {
  FakeSocket.last.accept().say({ type: "goodbye", reason });
  expect(links).toEqual([`closed ${reason}`]);
  FakeSocket.last.drop();
  socket.now();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(links).toHaveLength(1);
});

test.each(["restart", "slow"])("goodbye because of %s means: come back", (reason) => {
  FakeSocket.last.accept().say(VIEW);
  FakeSocket.last.say({ type: "goodbye", reason });
  FakeSocket.last.drop();
  vi.advanceTimersByTime(LONGEST_FIRST_PAUSE);
  expect(FakeSocket.all).toHaveLength(2);
  expect(links).toEqual(["open", "lost"]);
});

test("closing stops everything", () => {
  FakeSocket.last.accept().say(VIEW);
  socket.close();
  expect(FakeSocket.last.readyState).toBe(FakeSocket.CLOSED);
  expect(vi.getTimerCount()).toBe(0);
  dispatchEvent(new Event("online"));
  page.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.all).toHaveLength(1);
});

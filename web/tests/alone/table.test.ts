import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../../src/net/api";
import { keepSeat, seatOf } from "../../src/net/seats";
import { PROTOCOL } from "../../src/net/wire.gen";
import { Table } from "../../src/state/table.svelte";
import { FakeSocket, openPage } from "../browser";
import { dixitView, tableView } from "../views";

const CODE = "луна27";
const view = (version: number, table = tableView(), now = Date.now() / 1000): object => ({
  type: "view",
  step: version,
  version,
  now,
  table,
});
const line = (id: number): object => ({ id, person: "b", text: `line ${id}`, at: 0 });
const sent = (type: string): Record<string, unknown>[] =>
  FakeSocket.last.sent.filter((message) => message["type"] === type);

let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  openPage();
  FakeSocket.install();
  keepSeat(CODE, "s3cret");
  table = new Table(CODE);
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it says which table and whose seat", () => {
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent).toEqual([
    { type: "hello", table: CODE, protocol: PROTOCOL, seat: "s3cret" },
  ]);
});

test("who only watches does not show a seat", () => {
  const tv = new Table(CODE, {});
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent).toMatchObject([{ type: "hello", table: CODE }]);
  expect(FakeSocket.last.sent[0]?.["seat"] || null).toBeNull();
  tv.close();
});

test("the newest view replaces the one before, which is kept to compare", () => {
  FakeSocket.last.accept().say(view(1));
  expect(table.view?.stage).toBe("lobby");
  expect(table.before).toBeNull();
  FakeSocket.last.say(view(2, tableView({ stage: "playing" })));
  expect(table.view?.stage).toBe("playing");
  expect(table.before?.stage).toBe("lobby");
  expect(table.link).toBe("open");
});

test("a change is put into the view, and what it does not name stays the very same", () => {
  const game = dixitView({ phase: "giving", gave: [] });
  FakeSocket.last.accept().say(view(1, tableView({ stage: "playing", game })));
  const before = table.view;
  const change = { type: "change", step: 2, version: 2, now: 0, table: { paused: true } };
  FakeSocket.last.say({ ...change, game: { gave: [1] } });
  expect(table.view).toMatchObject({ paused: true, game: { phase: "giving", gave: [1] } });
  expect(table.view?.seats).toBe(before?.seats);
  expect(table.before).toBe(before);
  FakeSocket.last.say({ ...change, step: 3, version: 3, table: {}, game: {} });
  expect(table.view?.game).toMatchObject({ gave: [1] });
});

test("a change that does not follow is left, and the whole view asked for", () => {
  FakeSocket.last.accept().say(view(1));
  const change = { type: "change", version: 3, now: 0, table: { paused: true }, game: {} };
  FakeSocket.last.say({ ...change, step: 3 });
  expect(table.view?.paused).toBe(false);
  expect(sent("ping")).toEqual([{ type: "ping", seen: -1 }]);
});

test("the last version goes with the sign of life", () => {
  FakeSocket.last.accept().say(view(7));
  vi.advanceTimersByTime(15_000);
  expect(sent("ping")).toEqual([{ type: "ping", seen: 7 }]);
});

test("time is the server's", () => {
  FakeSocket.last.accept().say(view(1, tableView(), Date.now() / 1000 + 90));
  expect(table.now() - Date.now() / 1000).toBeCloseTo(90);
});

test("a command is done when the server says so and what it led to is seen", async () => {
  FakeSocket.last.accept().say(view(1));
  const done = vi.fn();
  const doing = table.do({ do: "start" }).then(done);
  expect(table.busy).toBe(1);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  FakeSocket.last.say({ type: "ack", id: sent("do")[0]?.["id"], version: 2 });
  expect(table.busy).toBe(1);
  FakeSocket.last.say(view(2));
  expect(table.busy).toBe(0);
  await doing;
  expect(done).toHaveBeenCalledOnce();
});

test("who leaves has done so when the server says so, though nothing is shown any more", async () => {
  FakeSocket.last.accept().say(view(1));
  const leaving = table.do({ do: "leave" });
  FakeSocket.last.say({ type: "ack", id: sent("do")[0]?.["id"], version: 2 });
  FakeSocket.last.say({ type: "goodbye", reason: "removed" });
  await leaving;
  expect(table.busy).toBe(0);
});

test("a command that changes nothing for this reader is done a moment later", async () => {
  FakeSocket.last.accept().say(view(1));
  const doing = table.do({ do: "start" });
  FakeSocket.last.say({ type: "ack", id: sent("do")[0]?.["id"], version: 2 });
  expect(table.busy).toBe(1);
  vi.advanceTimersByTime(1_000);
  await doing;
  expect(table.busy).toBe(0);
});

test("a refusal comes with its code and its facts, and only to who asked", async () => {
  FakeSocket.last.accept().say(view(1));
  const first = table.do({ do: "start" });
  const second = table.do({ do: "pause" });
  const [, id] = sent("do").map((message) => message["id"]);
  FakeSocket.last.say({
    type: "error",
    id,
    cause: "refused",
    code: "clue_too_long",
    facts: { longest: 200, length: 201 },
  });
  const refusal: unknown = await second.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ code: "clue_too_long", facts: { longest: 200, length: 201 } });
  expect(table.busy).toBe(1);
  FakeSocket.last.say({ type: "ack", id: sent("do")[0]?.["id"], version: 1 });
  await first;
});

test("what could not be kept is sent again once all is well, with the same id", async () => {
  FakeSocket.last.accept().say(view(1));
  const saying = table.say("привет");
  const [before] = sent("say");
  FakeSocket.last.say({ type: "halted", on: true });
  FakeSocket.last.say({ type: "error", id: before?.["id"], code: "not_kept", facts: {} });
  expect([table.halted, table.busy]).toEqual([true, 1]);
  FakeSocket.last.say(view(1));
  expect(table.halted).toBe(true);

  FakeSocket.last.say({ type: "halted", on: false });
  FakeSocket.last.say({ type: "halted", on: false });
  expect(table.halted).toBe(false);
  expect(sent("say")).toEqual([before, before]);
  FakeSocket.last.say({ type: "ack", id: before?.["id"], version: 1 });
  await saying;
  expect(table.busy).toBe(0);
});

test("what can't be kept time and again is refused in the end", async () => {
  FakeSocket.last.accept().say(view(1));
  const saying = table.say("привет").catch((refusal: unknown) => refusal);
  for (let time = 0; time < 6; time++) {
    const { id } = sent("say").at(-1) as { id: string };
    FakeSocket.last.say({ type: "error", id, code: "not_kept", facts: {} });
    FakeSocket.last.say({ type: "halted", on: false });
  }
  expect(sent("say")).toHaveLength(6);
  expect(await saying).toMatchObject({ code: "not_kept" });
});

test("a table that was waiting goes on with the first view of a node where all is well", () => {
  FakeSocket.last.accept().say(view(1));
  FakeSocket.last.say({ type: "halted", on: true });
  FakeSocket.last.drop();
  vi.advanceTimersByTime(1_000);
  FakeSocket.last.accept().say({ type: "halted", on: true });
  FakeSocket.last.say(view(1));
  expect(table.halted).toBe(true);
  FakeSocket.last.drop();
  vi.advanceTimersByTime(1_000);
  FakeSocket.last.accept();
  expect(table.halted).toBe(true);
  FakeSocket.last.say(view(1));
  expect(table.halted).toBe(false);
});

test("what was not answered is sent again after the hello, with the same id, and done once", async () => {
  FakeSocket.last.accept().say(view(1));
  const done = vi.fn();
  const doing = table.do({ do: "start" }).then(done);
  const saying = table.say("привет");
  const before = [...sent("do"), ...sent("say")];
  FakeSocket.last.drop();
  expect(table.link).toBe("lost");
  expect(table.busy).toBe(2);

  vi.advanceTimersByTime(1_000);
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent.map((message) => message["type"])).toEqual(["hello", "do", "say"]);
  expect(FakeSocket.last.sent.slice(1)).toEqual(before);
  for (const { id } of before) FakeSocket.last.say({ type: "ack", id, version: 2 });
  FakeSocket.last.say({ type: "ack", id: before[0]?.["id"], version: 2 });
  FakeSocket.last.say(view(2));
  await Promise.all([doing, saying]);
  expect(done).toHaveBeenCalledOnce();

  FakeSocket.last.drop();
  vi.advanceTimersByTime(1_000);
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent.map((message) => message["type"])).toEqual(["hello"]);
});

test("what is asked without a connection goes out with the next one", () => {
  void table.do({ do: "start" });
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.accept();
  expect(sent("do")).toHaveLength(1);
});

test("no two commands share an id", () => {
  FakeSocket.last.accept();
  for (let time = 0; time < 50; time++) void table.do({ do: "start" });
  expect(new Set(sent("do").map((message) => message["id"])).size).toBe(50);
});

test("what is done says which game and round is seen, if there is one", () => {
  FakeSocket.last.accept().say(view(1));
  void table.do({ do: "start" });
  expect(sent("do")[0]).not.toHaveProperty("round");
  FakeSocket.last.say(view(2, tableView({ games: 2, game: dixitView({ round: 5 }) })));
  void table.do({ do: "skip", seat: 1, phase: "telling" });
  expect(sent("do")[1]).toMatchObject({ game: 2, round: 5, command: { do: "skip" } });
});

test("a move of the game is played in the round that is seen", async () => {
  FakeSocket.last.accept().say(view(1));
  await expect(table.play({ do: "come_forward" })).rejects.toMatchObject({
    code: "no_game_is_running",
  });
  expect(sent("play")).toEqual([]);
  FakeSocket.last.say(view(2, tableView({ games: 2, game: dixitView({ round: 5 }) })));
  const done = table.play({ do: "come_forward" });
  const [message] = sent("play");
  expect(message).toMatchObject({ game: 2, round: 5, move: { do: "come_forward" } });
  expect(table.busy).toBe(1);
  FakeSocket.last.say({ type: "ack", id: message?.["id"], version: 2 });
  await done;
  expect(table.busy).toBe(0);
});

test.each([
  ["removed", null],
  ["no_such_table", "s3cret"],
  ["flood", "s3cret"],
])("sent away because of %s: what waits fails, and the seat is then %s", async (reason, seat) => {
  FakeSocket.last.accept().say(view(1));
  const doing = table.do({ do: "start" });
  FakeSocket.last.say({ type: "goodbye", reason });
  await expect(doing).rejects.toMatchObject({ code: "no_connection" });
  expect(table.closed).toBe(reason);
  expect(table.link).toBe("closed");
  expect(table.busy).toBe(0);
  expect(seatOf(CODE)).toBe(seat);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("what is asked after that fails at once", async () => {
  FakeSocket.last.accept().say({ type: "goodbye", reason: "removed" });
  const answer = await Promise.race([
    table.do({ do: "start" }).catch((error: unknown) => error),
    Promise.resolve().then(() => Promise.resolve("nothing")),
  ]);
  expect(answer).toMatchObject({ code: "no_connection" });
});

test("the first lines of chat are read already, later ones are not until it is opened", () => {
  const chat = (...ids: number[]): void =>
    FakeSocket.last.say({ type: "chat", lines: ids.map(line) });
  FakeSocket.last.accept();
  chat(1, 2);
  expect(table.unread).toBe(0);
  chat(3);
  chat(4);
  expect(table.unread).toBe(2);
  table.readChat(true);
  expect(table.unread).toBe(0);
  chat(5);
  expect(table.unread).toBe(0);
  table.readChat(false);
  chat(6);
  expect(table.unread).toBe(1);
  expect(table.chat.map((one) => one.id)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("lines that come again after a lost connection are not said twice", () => {
  FakeSocket.last.accept().say({ type: "chat", lines: [line(1), line(2)] });
  FakeSocket.last.drop();
  vi.advanceTimersByTime(1_000);
  FakeSocket.last.accept().say({ type: "chat", lines: [line(1), line(2), line(3)] });
  expect(table.chat.map((one) => one.id)).toEqual([1, 2, 3]);
  expect(table.unread).toBe(1);
});

test("the chat keeps its last two hundred lines", () => {
  FakeSocket.last.accept();
  for (let id = 1; id <= 230; id++) FakeSocket.last.say({ type: "chat", lines: [line(id)] });
  expect(table.chat).toHaveLength(200);
  expect(table.chat[0]?.id).toBe(31);
});

test("the first line of a quiet table is news, too", () => {
  FakeSocket.last.accept().say({ type: "chat", lines: [] });
  FakeSocket.last.say({ type: "chat", lines: [line(1)] });
  expect(table.unread).toBe(1);
});

test("a quick sign is seen for a moment, each on its own", () => {
  FakeSocket.last.accept();
  FakeSocket.last.say({ type: "reacted", person: "b", sign: "👏" });
  vi.advanceTimersByTime(2_000);
  FakeSocket.last.say({ type: "reacted", person: "b", sign: "👏" });
  expect(new Set(table.reactions.map((shown) => shown.key)).size).toBe(2);
  vi.advanceTimersByTime(2_000);
  expect(table.reactions).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  expect(table.reactions).toHaveLength(0);
});

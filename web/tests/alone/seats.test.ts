import { beforeEach, expect, test, vi } from "vitest";
import { forgetSeat, keepSeat, seatBeside, seatOf } from "../../src/net/seats";
import { storage } from "../browser";

beforeEach(() => void vi.stubGlobal("localStorage", storage()));

test("a seat is known by its table's code", () => {
  keepSeat("луна27", "one");
  keepSeat("лиса12", "other");
  expect(seatOf("луна27")).toBe("one");
  expect(seatOf("лиса12")).toBe("other");
  expect(seatOf("мост33")).toBeNull();
});

test("a seat that is kept again replaces the old one", () => {
  keepSeat("луна27", "one");
  keepSeat("луна27", "other");
  expect(seatOf("луна27")).toBe("other");
});

test("forgetting one seat leaves the others", () => {
  keepSeat("луна27", "one");
  keepSeat("лиса12", "other");
  forgetSeat("луна27");
  expect(seatOf("луна27")).toBeNull();
  expect(seatOf("лиса12")).toBe("other");
});

test("the thirty latest are kept, and using a seat makes it the latest", () => {
  for (let table = 0; table < 30; table++) keepSeat(`стол${table}`, String(table));
  keepSeat("стол0", "again");
  keepSeat("луна27", "one");
  expect(seatOf("стол0")).toBe("again");
  expect(seatOf("стол1")).toBeNull();
  expect(seatOf("стол2")).toBe("2");
});

test.each(["{", "null", '"text"', "[]"])(
  "what is not a list of seats (%s) is no seat",
  (rubbish) => {
    localStorage.setItem("namyok.seats", rubbish);
    expect(seatOf("луна27")).toBeNull();
    keepSeat("луна27", "one");
    expect(seatOf("луна27")).toBe("one");
  },
);

test("a browser that keeps nothing has no seat, and does not mind", () => {
  vi.stubGlobal("localStorage", storage(true));
  keepSeat("луна27", "one");
  expect(seatOf("луна27")).toBeNull();
});

test("a seat is found beside an album of the same table", () => {
  keepSeat("луна27", "aaaa.p1.signed");
  keepSeat("лиса12", "bbbb.p3.signed");
  expect(seatBeside("bbbb.g1.signed")).toBe("bbbb.p3.signed");
  expect(seatBeside("cccc.g1.signed")).toBeNull();
  expect(seatBeside("")).toBeNull();
});

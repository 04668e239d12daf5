import { describe, expect, test } from "vitest";
import { fit, heightOf, type Fit, type Space } from "../src/ui/fit";

const RATIO = 1.5;
const ROUNDING = 1e-6;

/** Phones, tablets, laptops and a TV, upright and lying, with and without words under the cards. */
const SPACES: readonly Space[] = [320, 375, 568, 768, 1024, 1280, 1920].flatMap((width) =>
  [180, 300, 420, 640, 900].flatMap((height) =>
    [0, 78].flatMap((foot) =>
      [78, 96].map((least) => ({ width, height, foot, least, most: 420, gap: 14, rowGap: 20 })),
    ),
  ),
);
const COUNTS = Array.from({ length: 12 }, (_, index) => index + 1);
const EVERY: readonly (readonly [number, Space, Fit])[] = SPACES.flatMap((space) =>
  COUNTS.map((count) => [count, space, fit(count, space)] as const),
);

const across = (laid: Fit, space: Space): number =>
  laid.columns * laid.width + (laid.columns - 1) * space.gap;
const rowsOf = (count: number, laid: Fit): number => Math.ceil(count / laid.columns);
function down(count: number, laid: Fit, space: Space): number {
  const rows = rowsOf(count, laid);
  return rows * (laid.width * RATIO + (space.foot ?? 0)) + (rows - 1) * space.rowGap;
}

/** The cases that break a promise, so that a failure shows them. */
const breaking = (broken: (count: number, space: Space, laid: Fit) => boolean): unknown =>
  EVERY.filter(([count, space, laid]) => broken(count, space, laid)).slice(0, 3);

describe("in every space and for every number of cards", () => {
  test("of two rows none has a card alone under three or more", () => {
    const alone = (count: number, laid: Fit): boolean =>
      rowsOf(count, laid) === 2 && laid.columns > 2 && count % laid.columns === 1;
    expect(breaking((count, _, laid) => alone(count, laid))).toEqual([]);
  });

  test("rows are never wider than the space", () => {
    expect(breaking((_, space, laid) => across(laid, space) > space.width + ROUNDING)).toEqual([]);
  });

  test("what is called whole is never higher than the space", () => {
    expect(
      breaking(
        (count, space, laid) => laid.whole && down(count, laid, space) > space.height + ROUNDING,
      ),
    ).toEqual([]);
  });

  test("cards are never larger than the largest, nor smaller than the least", () => {
    expect(breaking((_, space, { width }) => width > space.most || width < space.least)).toEqual(
      [],
    );
  });

  test("no column stays empty", () => {
    expect(breaking((count, _, { columns }) => columns < 1 || columns > count)).toEqual([]);
  });

  test("rows of a whole table are even: with a column less there would be one more row", () => {
    expect(
      breaking(
        (count, _, laid) =>
          laid.whole &&
          laid.columns > 1 &&
          Math.ceil(count / (laid.columns - 1)) === rowsOf(count, laid),
      ),
    ).toEqual([]);
  });

  test("it scrolls only where no layout has cards of the least size", () => {
    const somehow = (count: number, space: Space): boolean =>
      COUNTS.slice(0, count).some((columns) => {
        const laid = { columns, width: space.least, whole: true };
        return across(laid, space) <= space.width && down(count, laid, space) <= space.height;
      });
    expect(breaking((count, space, laid) => laid.whole !== somehow(count, space))).toEqual([]);
  });

  test("no other layout would make the cards much larger", () => {
    expect(
      breaking(
        (count, space, laid) =>
          laid.whole &&
          COUNTS.slice(0, count).some((columns) => {
            const other = { columns, width: laid.width / 0.85, whole: true };
            return (
              other.width <= space.most &&
              across(other, space) <= space.width &&
              down(count, other, space) <= space.height
            );
          }),
      ),
    ).toEqual([]);
  });
});

test("the sweep meets both kinds", () => {
  expect(EVERY.some(([, , laid]) => laid.whole)).toBe(true);
  expect(EVERY.some(([, , laid]) => !laid.whole)).toBe(true);
});

test.each([
  [5, 500, 600, 3],
  [6, 390, 420, 3],
  [6, 1200, 400, 6],
  [12, 1200, 600, 6],
  [8, 375, 640, 3],
  [8, 362, 430, 3],
])("%i cards in %i × %i stand in rows of %i", (count, width, height, columns) => {
  const space = { width, height, gap: 14, rowGap: 20, least: 78, most: 420 };
  expect(fit(count, space).columns).toBe(columns);
});

test("small cards lie in the columns that make them largest, large ones in fewer rows", () => {
  const widths = (laid: Space, count: number): number[] =>
    COUNTS.slice(0, count).map((columns) => {
      const rows = Math.ceil(count / columns);
      const across = (laid.width - laid.gap * (columns - 1)) / columns;
      return Math.min(across, (laid.height - laid.rowGap * (rows - 1)) / rows / RATIO);
    });
  const small = EVERY.filter(([, space, laid]) => laid.whole && laid.width < 100 && !space.foot);
  expect(small.length).toBeGreaterThan(20);
  for (const [count, space, laid] of small)
    expect(laid.width).toBeCloseTo(Math.max(...widths(space, count)));
});

test("cards keep their columns while they do not become much smaller by it", () => {
  const space = { width: 362, height: 460, gap: 16, rowGap: 20, least: 60, most: 420 };
  const lower = { ...space, height: 385 };
  expect(fit(7, space).columns).toBe(3);
  expect(fit(7, lower).columns).toBe(4);
  expect(fit(7, { ...lower, kept: 3 })).toMatchObject({ columns: 3, whole: true });
  expect(fit(7, { ...space, height: 300, kept: 3 }).columns).toBe(4);
});

test("a space that is not measured yet does not break anything", () => {
  const space = { width: -28, height: -28, gap: 14, rowGap: 20, least: 88, most: 420 };
  expect(fit(6, space)).toEqual({ columns: 1, width: 0, whole: false });
});

test("no cards need no place", () => {
  const space = { width: 400, height: 400, gap: 14, rowGap: 20, least: 88, most: 420 };
  expect(fit(0, space)).toMatchObject({ columns: 1 });
});

test("the height of cards of one width is enough to lay them out so", () => {
  const broken = [200, 304, 346, 776].flatMap((width) =>
    COUNTS.filter((count) => {
      const space = { width, gap: 6, rowGap: 6 };
      const height = heightOf(count, { ...space, card: 52 });
      const laid = fit(count, { ...space, height, least: 52, most: 260 });
      return !laid.whole || laid.width < 52;
    }),
  );
  expect(broken).toEqual([]);
});

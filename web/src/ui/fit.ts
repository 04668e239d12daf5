/** How to lay cards out so that they are as large as the space allows. */

export interface Fit {
  readonly columns: number;
  /** Width of a card in pixels. */
  readonly width: number;
  /** Whether all rows fit in the height. */
  readonly whole: boolean;
}

export interface Space {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly rowGap: number;
  /** Under this width of a card it is better to scroll. */
  readonly least: number;
  readonly most: number;
  /** What stands under each card, in pixels. */
  readonly foot?: number;
  /** How much smaller than the largest a card may be, as a share, to lie in fewer rows. */
  readonly nearly?: number;
  /** In how many columns the cards lie already. */
  readonly kept?: number | undefined;
}

const RATIO = 1.5;
const NEARLY = 0.86;
/** Cards smaller than this, in pixels, can spare nothing of their size. */
const SMALL = 130;
/** How small, as a share of the largest, cards may become before they change their places. */
const STAYING = 0.7;

/** Even rows of at most so many: seven of six are four and three, not six and one. */
export const evenly = (count: number, most: number): number =>
  Math.ceil(count / Math.max(1, Math.ceil(count / most)));

/** How high cards of one width lie that are in as few rows as the width of the space allows. */
export function heightOf(
  count: number,
  space: Pick<Space, "width" | "gap" | "rowGap"> & { readonly card: number },
): number {
  const columns = Math.max(1, Math.floor((space.width + space.gap) / (space.card + space.gap)));
  const rows = Math.ceil(Math.max(1, count) / columns);
  return Math.ceil(rows * space.card * RATIO + (rows - 1) * space.rowGap);
}

export function fit(count: number, space: Space): Fit {
  const foot = space.foot ?? 0;
  const cards = Math.max(1, count);
  const layouts = Array.from({ length: cards }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(cards / columns);
    const across = (space.width - space.gap * (columns - 1)) / columns;
    const down = ((space.height - space.rowGap * (rows - 1)) / rows - foot) / RATIO;
    return { columns, width: Math.min(across, down, space.most) };
  });
  const largest = Math.max(...layouts.map((one) => one.width));
  const staying = layouts.find((one) => one.columns === space.kept);
  if (staying && staying.width >= Math.max(largest * STAYING, space.least))
    return { ...staying, whole: true };
  // Of layouts that are nearly as good the widest one uses the screen best.
  const nearly = space.nearly ?? (largest < SMALL ? 1 : NEARLY);
  const enough = Math.min(largest, Math.max(largest * nearly, space.least));
  const best = layouts.findLast((one) => one.width >= enough) ?? { columns: 1, width: 0 };
  if (best.width >= space.least) {
    return { ...(layouts[evenly(cards, best.columns) - 1] ?? best), whole: true };
  }
  const columns = Math.max(
    1,
    Math.min(cards, Math.floor((space.width + space.gap) / (space.least + space.gap))),
  );
  const across = (space.width - space.gap * (columns - 1)) / columns;
  const width = Math.max(0, Math.min(across, space.most));
  return { columns: evenly(cards, columns), width, whole: false };
}

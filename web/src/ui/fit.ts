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
}

const RATIO = 1.5;
const NEARLY = 0.86;

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
  // Of layouts that are nearly as good the widest one uses the screen best.
  const enough = Math.min(largest, Math.max(largest * (space.nearly ?? NEARLY), space.least));
  const best = layouts.findLast((one) => one.width >= enough) ?? { columns: 1, width: 0 };
  if (best.width >= space.least) {
    // Even rows: five cards are three and two, not four and one.
    const rows = Math.ceil(cards / best.columns);
    return { columns: Math.ceil(cards / rows), width: best.width, whole: true };
  }
  const columns = Math.max(
    1,
    Math.min(cards, Math.floor((space.width + space.gap) / (space.least + space.gap))),
  );
  const across = (space.width - space.gap * (columns - 1)) / columns;
  return { columns, width: Math.max(0, Math.min(across, space.most)), whole: false };
}

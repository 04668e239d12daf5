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
}

const RATIO = 1.5;
const NEARLY = 0.86;

export function fit(count: number, space: Space): Fit {
  const foot = space.foot ?? 0;
  let best = { columns: 1, width: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const across = (space.width - space.gap * (columns - 1)) / columns;
    const down = ((space.height - space.rowGap * (rows - 1)) / rows - foot) / RATIO;
    const width = Math.min(across, down, space.most);
    // Of layouts that are nearly as good the wider one uses the screen better.
    if (width > best.width * NEARLY) best = { columns, width };
  }
  if (best.width >= space.least) {
    // Even rows: five cards are three and two, not four and one.
    const rows = Math.ceil(count / best.columns);
    return { columns: Math.ceil(count / rows), width: best.width, whole: true };
  }
  const columns = Math.max(
    1,
    Math.min(count, Math.floor((space.width + space.gap) / (space.least + space.gap))),
  );
  const across = (space.width - space.gap * (columns - 1)) / columns;
  return { columns, width: Math.max(0, Math.min(across, space.most)), whole: false };
}

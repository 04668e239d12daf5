/** The seats that score together. */
export function sideSeats(sides: readonly number[], side: number): readonly number[] {
  return sides.flatMap((one, seat) => (one === side ? [seat] : []));
}

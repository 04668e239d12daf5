/** Some seats by their sides: those who score together wait for one move of theirs. */
export function together(
  seats: readonly number[],
  sides: readonly number[],
): readonly (readonly number[])[] {
  const found = new Set(seats.map((seat) => sides[seat]));
  return [...found].map((side) => seats.filter((seat) => sides[seat] === side));
}

/** The seats that score together. */
export function sideSeats(sides: readonly number[], side: number): readonly number[] {
  return sides.flatMap((one, seat) => (one === side ? [seat] : []));
}

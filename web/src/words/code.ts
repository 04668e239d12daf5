/** A table's code as it is written for people: «Луна-27». */
export function shownCode(code: string): string {
  const parted = code.replace(/(\p{L})(\d)/u, "$1-$2");
  return parted.slice(0, 1).toUpperCase() + parted.slice(1);
}

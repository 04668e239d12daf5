/** A table's code as it is written for people: «Луна-27». */
export function shownCode(code: string): string {
  const parted = code.replace(/(\p{L})(\d)/u, "$1-$2");
  return parted.slice(0, 1).toUpperCase() + parted.slice(1);
}

/** The Russian letters in the order of Unicode, as links have them; tests/table/test_codes.py checks that every code is
    found by them. */
const LATIN = "a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya".split(" ");

/** A code in a link that people send: «chashka-35», where Russian letters would come as a row of percent signs. */
export const linkCode = (code: string): string =>
  code
    .toLowerCase()
    .replace(/(\p{L})(\d)/u, "$1-$2")
    .replace(/\u0451/g, "e")
    .replace(/[\u0430-\u044f]/g, (letter) => LATIN[letter.charCodeAt(0) - 0x430] ?? letter);

/** A code as who has no Russian letters to read or type writes it; null where it has none. */
export function otherwise(code: string, language: string): string | null {
  const latin = linkCode(code);
  return language === "ru" || latin.replace("-", "") === code.toLowerCase() ? null : latin;
}

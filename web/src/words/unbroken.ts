/** Where a line of text may not end. */

const NO_BREAK = "\u00a0";

/** Breaks nothing and is not seen. */
const JOINER = "\u2060";
/** Letters of a word that stays whole though it has a hyphen; a longer one needs the break. */
const SHORT = 12;

/** «Кто-то» is one word for its reader, and stays on one line. */
export const whole = (text: string): string =>
  text.replace(/[\p{L}\d]+(?:-[\p{L}\d]+)+/gu, (word) =>
    word.length > SHORT ? word : word.replaceAll("-", `-${JOINER}`),
  );

/** A short name of several words, such as a licence's, stays on one line. */
export const together = (name: string): string =>
  name.length > SHORT ? name : name.replaceAll(" ", NO_BREAK);

/** A dash never begins a line, a number stays with the word after it, and at the end with the one before it. */
export const unbroken = (text: string): string =>
  text
    .replace(/ (?=[—–] )/g, NO_BREAK)
    .replace(/(\d) (?=\p{L})/gu, `$1${NO_BREAK}`)
    .replace(/ (?=\d{1,2}[.!?](?:\s|$))/g, NO_BREAK);

/** Where a line of text may not end. */

const NO_BREAK = "\u00a0";

/** A dash never begins a line, and a number stays with the word after it. */
export const unbroken = (text: string): string =>
  text.replace(/ (?=[—–] )/g, NO_BREAK).replace(/(\d) (?=\p{L})/gu, `$1${NO_BREAK}`);

/** One after the other, to be heard: each ends with one stop, whether it brought its own or not. */
export const sentences = (parts: readonly string[]): string =>
  parts.map((part) => (/[.!?…]\p{Pf}?$/u.test(part) ? part : `${part}.`)).join(" ");

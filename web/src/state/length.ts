/** Dear to make on a slow phone: no page has one before somebody writes. */
let readers: Intl.Segmenter | undefined;

/** How many characters a reader sees, as the server counts them: a letter with its accents is one. */
export function length(text: string): number {
  if (text === "") return 0;
  readers ??= new Intl.Segmenter();
  return [...readers.segment(text)].length;
}

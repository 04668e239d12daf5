/** How many characters a reader sees, as the server counts them: a letter with its accents is one. */
const readers = new Intl.Segmenter();

export const length = (text: string): number => [...readers.segment(text)].length;

/** A key of the server as words, where nobody has written any: "place_ending" is «Place ending». */
export function decent(key: string): string {
  const words = key.replaceAll(/[-_]+/g, " ").trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

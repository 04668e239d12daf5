/** This client's own names for what it asks for: asked again, it is done once. */

/** Random, because the server keeps a person's ids from all of their devices; 21 signs. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) =>
    part.toString(36).padStart(7, "0"),
  ).join("");
}

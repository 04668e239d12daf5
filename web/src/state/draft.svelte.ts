/** What somebody is typing, kept over a reload; a lost connection does not touch it. */
export class Draft {
  #key: string;
  #text = $state("");

  constructor(key: string) {
    this.#key = `namyok.draft.${key}`;
    try {
      this.#text = sessionStorage.getItem(this.#key) ?? "";
    } catch {
      this.#text = "";
    }
  }

  get text(): string {
    return this.#text;
  }
  set text(text: string) {
    this.#text = text;
    try {
      if (text) sessionStorage.setItem(this.#key, text);
      else sessionStorage.removeItem(this.#key);
    } catch {
      // Then it lives as long as the page.
    }
  }
}

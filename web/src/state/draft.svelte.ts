/** What somebody is typing, kept over a reload; a lost connection does not touch it. */
export class Draft {
  #key: string;
  #text = $state("");
  readonly #before: string;

  /** ``before`` is what stands there until somebody types. */
  constructor(key: string, before = "") {
    this.#key = `namyok.draft.${key}`;
    this.#before = before;
    try {
      this.#text = sessionStorage.getItem(this.#key) ?? before;
    } catch {
      this.#text = before;
    }
  }

  get text(): string {
    return this.#text;
  }
  set text(text: string) {
    this.#text = text;
    try {
      if (text !== this.#before) sessionStorage.setItem(this.#key, text);
      else sessionStorage.removeItem(this.#key);
    } catch {
      // Then it lives as long as the page.
    }
  }

  /** It is kept elsewhere now. */
  forget(): void {
    try {
      sessionStorage.removeItem(this.#key);
    } catch {
      // Then there was nothing.
    }
  }
}

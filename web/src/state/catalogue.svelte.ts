/** Games and decks of this server: loaded once, then where each picture lies is known. */

import { loadCatalogue, type Catalogue, type Deck, type Game } from "../net/api";

class Shelf {
  #loaded = $state.raw<Catalogue | null>(null);
  #loading: Promise<void> | null = null;
  readonly #decks = $derived(new Map(this.#loaded?.decks.map((deck) => [deck.name, deck])));
  readonly #captions = $derived(
    new Map(
      this.#loaded?.decks.flatMap((deck) =>
        deck.cards.map((card) => [card.id, card.caption] as const),
      ),
    ),
  );

  load(): Promise<void> {
    this.#loading ??= loadCatalogue().then(
      (loaded) => void (this.#loaded = loaded),
      (error: unknown) => {
        this.#loading = null;
        throw error;
      },
    );
    return this.#loading;
  }

  get ready(): boolean {
    return this.#loaded !== null;
  }
  get games(): readonly Game[] {
    return this.#loaded?.games ?? [];
  }
  get decks(): readonly Deck[] {
    return this.#loaded?.decks ?? [];
  }
  game(key: string): Game | undefined {
    return this.games.find((game) => game.key === key);
  }
  deck(name: string): Deck | undefined {
    return this.#decks.get(name);
  }

  /** The deck's name, in the other language where the reader's has none. */
  title(deck: Deck, language: "ru" | "en"): string {
    return deck.title[language] || deck.title.ru || deck.title.en || deck.name;
  }

  /** The address of a card's picture; undefined for a card that no deck here has. */
  picture(card: string, size: "large" | "small"): string | undefined {
    if (!this.#captions.has(card)) return undefined;
    const cut = card.lastIndexOf("/");
    const deck = this.#decks.get(card.slice(0, cut));
    return deck && `${deck.address}${card.slice(cut + 1)}${size === "small" ? ".s" : ""}.webp`;
  }

  /** What is seen on a card, for who can't see it. */
  caption(card: string, language: "ru" | "en"): string {
    return this.#captions.get(card)?.[language] ?? "";
  }
}

export const shelf = new Shelf();

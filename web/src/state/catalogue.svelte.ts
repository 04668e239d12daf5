/** Games and decks of this server: loaded once, then where each picture lies is known. */

import { loadCatalogue, type Catalogue, type Game } from "../net/api";
import { deckCaptions, deckPage } from "../net/decks";
import type { DeckCaptions, DeckPage } from "../net/wire.gen";
import { again } from "./again";

/** How the names of decks begin that are in no catalogue and have to be asked for. */
const OWN = "own-";
const ASK_AGAIN = 5_000;

/** What the last visit knew, for a gallery without a connection. */
const KEPT = "namyok.catalogue";

function keep(catalogue: Catalogue): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(catalogue));
  } catch {
    // Then the gallery needs a connection.
  }
}

function kept(): Catalogue | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") as Catalogue | null;
  } catch {
    return null;
  }
}

const captionsOf = (deck: string): string => `${deck}/captions`;

class Shelf {
  #loaded = $state.raw<Catalogue | null>(null);
  #own = $state.raw<ReadonlyMap<string, DeckPage>>(new Map());
  #loading: Promise<void> | null = null;
  readonly #asked = new Set<string>();
  readonly #decks = $derived(
    new Map([
      ...(this.#loaded?.decks.map((deck) => [deck.name, deck] as const) ?? []),
      ...this.#own,
    ]),
  );
  readonly #cards = $derived(new Set([...this.#decks.values()].flatMap((deck) => deck.cards)));
  #captions = $state.raw<ReadonlyMap<string, DeckCaptions["captions"]>>(new Map());

  load(): Promise<void> {
    this.#loading ??= loadCatalogue().then(
      (loaded) => {
        this.#loaded = loaded;
        keep(loaded);
      },
      (error: unknown) => {
        this.#loading = null;
        this.#loaded ??= kept();
        if (this.#loaded === null) throw error;
      },
    );
    return this.#loading;
  }

  /** For a page that can't do without: asks until it is there. */
  async comes(): Promise<void> {
    for (let tries = 1; !this.ready; tries++) await this.load().catch(() => again(tries));
  }

  get ready(): boolean {
    return this.#loaded !== null;
  }
  get games(): readonly Game[] {
    return this.#loaded?.games ?? [];
  }
  /** The decks that everybody may see. */
  get decks(): readonly DeckPage[] {
    return this.#loaded?.decks ?? [];
  }
  game(key: string): Game | undefined {
    return this.games.find((game) => game.key === key);
  }

  /** A deck by its name; an own one is asked for when it is first needed, and is there later. */
  deck(name: string): DeckPage | undefined {
    const known = this.#decks.get(name);
    if (!known && name.startsWith(OWN)) this.#once(name, () => this.find(name));
    return known;
  }

  /** Look up an own deck, anew even if it is known: it may have changed. */
  async find(name: string): Promise<DeckPage> {
    const deck = await deckPage(name);
    this.forget(name);
    this.#asked.add(name);
    this.#own = new Map([...this.#own, [name, deck]]);
    return deck;
  }

  forget(name: string): void {
    this.#own = new Map([...this.#own].filter(([one]) => one !== name));
    this.#captions = new Map([...this.#captions].filter(([one]) => one !== name));
    this.#asked.delete(name);
    this.#asked.delete(captionsOf(name));
  }

  /** Ask for something that is needed again and again until it is there. */
  #once(what: string, ask: () => Promise<unknown>): void {
    if (this.#asked.has(what)) return;
    this.#asked.add(what);
    ask().catch(() => setTimeout(() => this.#asked.delete(what), ASK_AGAIN));
  }

  /** The address of the smallest picture that looks sharp at a width in points. */
  fitting(card: string, width: number): string | undefined {
    // Nobody sees a third pixel in a point, and an eighth more than there are does not show.
    const wanted = width * Math.min(devicePixelRatio, 2);
    return this.picture(card, wanted <= 360 ? "small" : "large");
  }

  /** The address of a card's picture; undefined for a card that no deck here has. */
  picture(card: string, size: "large" | "small"): string | undefined {
    const cut = card.lastIndexOf("/");
    const deck = this.deck(card.slice(0, cut));
    // A picture that its owner has framed anew is no card any more, but a game may still show it.
    if (!this.#cards.has(card) && !deck?.private) return undefined;
    return deck && `${deck.address}${card.slice(cut + 1)}${size === "small" ? ".s" : ""}.webp`;
  }

  /** What is seen on a card, for who can't see it; asked for when it is first needed, and there later. */
  caption(card: string, language: string): string {
    const deck = card.slice(0, card.lastIndexOf("/"));
    const known = this.#captions.get(deck);
    if (!known) this.describe(deck);
    return inEither(known?.[card], language);
  }

  /** Ask for the captions of a deck. */
  describe(deck: string): void {
    this.#once(captionsOf(deck), async () => {
      const { captions } = await deckCaptions(deck);
      this.#captions = new Map([...this.#captions, [deck, captions]]);
    });
  }
}

/** A deck's or a card's words in the reader's language, else in one that it has. */
export function inEither(
  words: Readonly<Record<string, string>> | undefined,
  language: string,
): string {
  return words?.[language] ?? Object.values(words ?? {})[0] ?? "";
}

export const shelf = new Shelf();

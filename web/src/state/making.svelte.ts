/** A deck in its maker's hands: what the server said of it is written here only. */

import {
  arrangeDeck,
  beginDeck,
  deleteDeck,
  describeCard,
  finishDeck,
  ownDeck,
  removeCard,
} from "../net/decks";
import type { DescribeCard, OwnCardPage, OwnDeckPage, UploadLimits } from "../net/wire.gen";
import { shelf } from "./catalogue.svelte";
import { attempt } from "./notices.svelte";
import { Uploads } from "./uploads.svelte";

const AFTER_TYPING = 700;

export class Making {
  /** The deck as the server has it; null before the first picture. */
  deck = $state.raw<OwnDeckPage | null>(null);
  title = $state("");
  language = $state<string>("ru");
  readonly uploads: Uploads;
  #begun: Promise<string> | null = null;
  #typed: ReturnType<typeof setTimeout> | undefined;
  /** Cards that came since it was last quiet, by the file that brought them. */
  #fresh: readonly { readonly number: number; readonly file: number }[] = [];

  constructor(
    limits: UploadLimits,
    private readonly untitled: () => string,
    private readonly begins: (deck: string) => void,
  ) {
    this.uploads = new Uploads(
      limits,
      () => this.#begin(),
      (card, file) => this.#came(card, file),
      () => this.#sort(),
    );
  }

  get cards(): readonly OwnCardPage[] {
    return this.deck?.cards ?? [];
  }

  async open(name: string): Promise<void> {
    this.#opened(await ownDeck(name));
    this.title = this.deck?.title ?? "";
    this.language = this.deck?.language ?? "ru";
  }

  #opened(deck: OwnDeckPage): void {
    this.deck = deck;
    this.#begun = Promise.resolve(deck.name);
  }

  #begin(): Promise<string> {
    const title = this.title.trim() || this.untitled();
    this.#begun ??= beginDeck({ title, language: this.language }).then(
      (deck) => {
        this.deck = deck;
        this.title = title;
        this.begins(deck.name);
        return deck.name;
      },
      (error: unknown) => {
        this.#begun = null;
        throw error;
      },
    );
    return this.#begun;
  }

  #came(card: OwnCardPage, file: number): void {
    if (!this.deck) return;
    this.#fresh = [...this.#fresh, { number: card.number, file }];
    this.deck = { ...this.deck, cards: [...this.cards, card] };
  }

  /** Files arrive two at a time; in the end they stand as they were chosen. */
  #sort(): void {
    const fresh = this.#fresh;
    this.#fresh = [];
    const fileOf = (card: OwnCardPage): number | undefined =>
      fresh.find((one) => one.number === card.number)?.file;
    const before = this.cards.filter((card) => fileOf(card) === undefined);
    const after = this.cards
      .filter((card) => fileOf(card) !== undefined)
      .toSorted((a, b) => (fileOf(a) ?? 0) - (fileOf(b) ?? 0));
    const cards = [...before, ...after];
    if (cards.some((card, index) => card !== this.cards[index])) void this.arrange(cards);
  }

  /** Title and language are kept a moment after the last letter. */
  typed(): void {
    clearTimeout(this.#typed);
    this.#typed = setTimeout(() => void this.#keepWords(), AFTER_TYPING);
  }

  async #keepWords(): Promise<void> {
    const title = this.title.trim();
    if (!this.deck || !title) return;
    const { name } = this.deck;
    await attempt(
      arrangeDeck(name, { title, language: this.language }).then(
        (deck) => (this.deck = { ...deck, cards: this.cards }),
      ),
    );
  }

  /** Show another order, without keeping it yet: something is being dragged. */
  show(cards: readonly OwnCardPage[]): void {
    if (this.deck) this.deck = { ...this.deck, cards };
  }

  async arrange(cards: readonly OwnCardPage[]): Promise<void> {
    if (!this.deck) return;
    this.show(cards);
    await attempt(arrangeDeck(this.deck.name, { order: cards.map((card) => card.number) }));
  }

  async describe(card: OwnCardPage, wish: DescribeCard): Promise<boolean> {
    if (!this.deck) return false;
    return attempt(
      describeCard(this.deck.name, card.number, wish).then((now) =>
        this.show(this.cards.map((one) => (one.number === card.number ? now : one))),
      ),
    );
  }

  async remove(card: OwnCardPage): Promise<boolean> {
    if (!this.deck) return false;
    return attempt(
      removeCard(this.deck.name, card.number).then(() =>
        this.show(this.cards.filter((one) => one.number !== card.number)),
      ),
    );
  }

  async finish(): Promise<boolean> {
    const { deck } = this;
    if (!deck) return false;
    clearTimeout(this.#typed);
    return attempt(
      this.#keepWords()
        .then(() => finishDeck(deck.name))
        .then((now) => (this.deck = now))
        .then(() => shelf.find(deck.name)),
    );
  }

  async delete(): Promise<boolean> {
    const { deck } = this;
    if (!deck) return true;
    return attempt(deleteDeck(deck.name).then(() => shelf.forget(deck.name)));
  }
}

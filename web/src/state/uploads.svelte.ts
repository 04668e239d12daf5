/** Files on their way into a deck: two at a time, each with its own end. */

import { Refusal } from "../net/api";
import { upload } from "../net/decks";
import type { OwnCardPage, UploadLimits } from "../net/wire.gen";

const AT_ONCE = 2;
const MEGABYTE = 1_000_000;

/** Why a picture became no card, with the name of its file. */
export interface Refused {
  readonly key: number;
  readonly file: string;
  readonly why: Pick<Refusal, "code" | "facts">;
}

export class Sending {
  state = $state<"waiting" | "sending" | "painting" | "done">("waiting");
  /** How much of it has left this device, from 0 to 1. */
  sent = $state(0);
  /** How many pictures are in it, and how many of them are done. */
  of = $state(1);
  done = $state(0);

  constructor(
    readonly key: number,
    readonly file: File,
  ) {}

  /** How far it is, from 0 to 1: half of the way is the network's, half the painter's. */
  get share(): number {
    return this.state === "done" ? 1 : this.sent / 2 + this.done / this.of / 2;
  }
}

export class Uploads {
  #all = $state.raw<readonly Sending[]>([]);
  refused = $state.raw<readonly Refused[]>([]);
  #keys = 0;

  constructor(
    readonly limits: UploadLimits,
    /** The deck to fill; it is made when the first file comes. */
    private readonly deck: () => Promise<string>,
    /** A picture has become a card; ``file`` grows in the order in which files were chosen. */
    private readonly came: (card: OwnCardPage, file: number) => void,
    private readonly ended: () => void,
  ) {}

  get files(): readonly Sending[] {
    return this.#all.filter((file) => file.state !== "done");
  }
  get busy(): boolean {
    return this.files.length > 0;
  }
  /** Of all files that were chosen since it was last quiet. */
  get total(): number {
    return this.#all.length;
  }
  get finished(): number {
    return this.total - this.files.length;
  }
  get share(): number {
    return this.#all.reduce((sum, file) => sum + file.share, 0) / (this.total || 1);
  }

  add(files: Iterable<File>): void {
    const fresh: Sending[] = [];
    for (const file of inOrder(files)) {
      const why = this.#unfit(file);
      if (why) this.#refuse(file.name, why);
      else fresh.push(new Sending(++this.#keys, file));
    }
    this.#all = [...(this.busy ? this.#all : []), ...fresh];
    for (let line = 0; line < AT_ONCE; line++) this.#next();
  }

  forget(refused: Refused): void {
    this.refused = this.refused.filter((one) => one !== refused);
  }

  /** What the server would refuse anyway is not sent. */
  #unfit(file: File): Refused["why"] | null {
    const zip = isZip(file);
    const most = zip ? this.limits.deck_megabytes : this.limits.file_megabytes;
    if (file.size <= most * MEGABYTE) return null;
    return { code: zip ? "zip_too_heavy" : "picture_too_heavy", facts: { most } };
  }

  #refuse(file: string, why: Refused["why"]): void {
    this.refused = [...this.refused, { key: ++this.#keys, file, why }];
  }

  #next(): void {
    const sending = this.#all.filter(
      (file) => file.state === "sending" || file.state === "painting",
    );
    const next = this.#all.find((file) => file.state === "waiting");
    if (!next || sending.length >= AT_ONCE) return;
    next.state = "sending";
    void this.#send(next);
  }

  async #send(one: Sending): Promise<void> {
    try {
      await upload(await this.deck(), one.file, {
        sent: (share) => {
          one.sent = share;
          if (share >= 1) one.state = "painting";
        },
        became: (outcome) => {
          one.of = outcome.of;
          one.done += 1;
          if (outcome.card) this.came(outcome.card, one.key);
          if (outcome.error) this.#refuse(outcome.file, outcome.error);
        },
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#refuse(one.file.name, error);
    } finally {
      one.state = "done";
      if (!this.busy) this.ended();
      this.#next();
    }
  }
}

export function isZip(file: Pick<File, "name" | "type">): boolean {
  return /\.zip$/i.test(file.name) || /zip/.test(file.type);
}

/** As people count: 2 comes before 10. */
export function inOrder<T extends Pick<File, "name">>(files: Iterable<T>): readonly T[] {
  const order = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });
  return [...files].sort((a, b) => order.compare(a.name, b.name));
}

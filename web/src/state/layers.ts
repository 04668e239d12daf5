/** What lies over a page (a sheet, a large picture, a question), and "back", which takes it away again.

Every open layer has an entry in the browser's history above its page. Entries follow the layers, never the other way
round, except when a person goes back or forward: then the layers follow. */

interface Layer {
  readonly close: () => void;
  /** Opens it once more when a person goes forward; without it forward does nothing. */
  readonly reopen?: (() => void) | undefined;
}

const depth = (): number => (history.state as { layer?: number } | null)?.layer ?? 0;

class Layers {
  #open: Layer[] = [];
  /** What "back" has taken away, the last one last. */
  #taken: Layer[] = [];
  /** A step in history that is ours and not a person's. */
  #stepping = false;
  #due = false;

  constructor() {
    addEventListener("popstate", () => this.#turned());
    // A reload leaves the entries of layers that are gone.
    this.#settle();
  }

  /** Something lies over the page; the answer takes its entry away when it is closed by itself. */
  lay(close: () => void, reopen?: () => void): () => void {
    const layer = { close, reopen };
    this.#open.push(layer);
    this.#taken = [];
    this.#settle();
    return () => {
      this.#open = this.#open.filter((one) => one !== layer);
      this.#settle();
    };
  }

  /** Now, or when a step of ours is done: it would lead away from wherever somebody goes meanwhile. */
  whenStill(go: () => void): void {
    if (this.#stepping) addEventListener("popstate", go, { once: true });
    else go();
  }

  /** A moment later, so that a sheet that makes room for a question costs no step at all. */
  #settle(): void {
    if (this.#due) return;
    this.#due = true;
    setTimeout(() => {
      this.#due = false;
      if (this.#stepping) return;
      const more = this.#open.length - depth();
      for (let added = 0; added < more; added++)
        history.pushState({ ...history.state, layer: depth() + 1 }, "");
      if (more < 0) {
        this.#stepping = true;
        history.go(more);
      }
    });
  }

  #turned(): void {
    if (this.#stepping) this.#stepping = false;
    else this.#follow();
    this.#settle();
  }

  #follow(): void {
    const gone = this.#open.splice(depth()).reverse();
    for (const layer of gone) {
      this.#taken.push(layer);
      layer.close();
    }
    if (gone.length === 0 && depth() > this.#open.length) this.#taken.pop()?.reopen?.();
  }
}

export const layers = new Layers();

/** The app after an upgrade of the server: a part of it that is asked for late may be there no more. */

class Fresh {
  /** What went wrong: there is a newer app, or no connection to load a part with. */
  missing = $state<"new" | "offline" | null>(null);

  follow(): () => void {
    const missed = (): void => void this.#look();
    addEventListener("vite:preloadError", missed);
    return () => removeEventListener("vite:preloadError", missed);
  }

  async #look(): Promise<void> {
    try {
      await fetch("/healthz", { cache: "no-store" });
      this.missing = "new";
    } catch {
      this.missing = "offline";
    }
  }
}

export const fresh = new Fresh();

/** What this browser remembers of its owner. */

export type Theme = "auto" | "day" | "evening";

const RABBITS = 12;
const KEY = "namyok.prefs";

interface Kept {
  theme: Theme;
  language: string;
  sound: boolean;
  /** Whether the browser tells of one's turn when the page is not looked at. */
  notify: boolean;
  name: string;
  colour: number | null;
  /** The table of the guided first round; null when nobody is being guided. */
  guided: string | null;
  /** The marks of that round that were put away. */
  putAway: readonly string[];
}

/** The server has chosen the page by what this browser asks for. */
const spoken = (): string => document.documentElement.lang;

function load(): Kept {
  const fresh: Kept = {
    theme: "auto",
    language: spoken(),
    sound: true,
    notify: false,
    name: "",
    colour: null,
    guided: null,
    putAway: [],
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

class Prefs {
  #kept = $state(load());
  #dark = matchMedia("(prefers-color-scheme: dark)");
  #systemDark = $state(this.#dark.matches);

  constructor() {
    this.#dark.addEventListener("change", () => (this.#systemDark = this.#dark.matches));
    // What another tab keeps is not undone by the next that this one keeps.
    addEventListener("storage", ({ key }) => {
      if (key === KEY) Object.assign(this.#kept, load());
    });
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  /** The theme that is seen. */
  get look(): "day" | "evening" {
    if (this.#kept.theme !== "auto") return this.#kept.theme;
    return this.#systemDark ? "evening" : "day";
  }
  get language(): string {
    return this.#kept.language;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get notify(): boolean {
    return this.#kept.notify;
  }
  get name(): string {
    return this.#kept.name;
  }
  get colour(): number | null {
    return this.#kept.colour;
  }
  /** Somebody's first rabbit is drawn once, and theirs at every table until they choose another. */
  get rabbit(): number {
    if (this.#kept.colour === null) this.keep({ colour: Math.floor(Math.random() * RABBITS) });
    return this.#kept.colour ?? 0;
  }
  get guided(): string | null {
    return this.#kept.guided;
  }
  get putAway(): readonly string[] {
    return this.#kept.putAway;
  }

  keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser without storage asks again next time.
    }
  }
}

export const prefs = new Prefs();

/** The words in the reader's language; those of another one are never loaded. */

import { prefs } from "../state/prefs.svelte";
import type { Refusal } from "../net/api";
import { FIRST, LANGUAGES, loadWords, type RuleWords, type Words } from "./languages";
import type { Catalogue } from "./ru";
import { unbroken } from "./unbroken";

class Speech {
  /** Nothing is drawn before a language is in use. */
  #words = $state.raw<Words>() as Words;
  #spoken = $state(FIRST);

  get t(): Catalogue {
    return this.#words.t;
  }
  get rules(): RuleWords {
    return this.#words.rules;
  }
  get language(): string {
    return this.#spoken;
  }

  async use(wanted: string): Promise<void> {
    const language = LANGUAGES.includes(wanted) ? wanted : FIRST;
    this.#words = await loadWords(language);
    this.#spoken = language;
    prefs.keep({ language });
    // Next time the server sends the page whose letters are needed.
    if (document.documentElement.lang !== language)
      document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
    document.documentElement.lang = language;
    document.title = this.#words.t.app;
  }

  /** What to tell a person about a refusal. */
  refusal(refusal: Pick<Refusal, "code" | "facts">): string {
    const sentence =
      this.rules.refusal[refusal.code] ?? this.t.errors[refusal.code] ?? this.t.errors["unknown"];
    return unbroken(fill(sentence ?? "", refusal.facts, this.rules));
  }
}

/** Put facts into a sentence; what the rules have a name for is said in the reader's language. */
export function fill(
  sentence: string,
  facts: Readonly<Record<string, unknown>>,
  rules: RuleWords,
): string {
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    game: rules.game,
    option: rules.option,
    known: { ...rules.game, ...rules.option },
    allowed: rules.clue_kind,
  };
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = facts[name];
    return value === undefined ? whole : shown(value, named[name] ?? {});
  });
}

function shown(value: unknown, names: Readonly<Record<string, string>>): string {
  if (isRun(value)) return `${value[0]}–${value.at(-1)}`;
  if (Array.isArray(value)) return value.map((one) => shown(one, names)).join(", ");
  return typeof value === "string" ? (names[value] ?? value) : JSON.stringify(value);
}

/** Three or more numbers without a gap, which are said as from – to. */
function isRun(value: unknown): value is readonly number[] {
  if (!Array.isArray(value) || value.length < 3) return false;
  const first: unknown = value[0];
  return typeof first === "number" && value.every((one, index) => one === first + index);
}

export const speech = new Speech();

/** What happened at a table besides playing, in the reader's words. */

import type { EntryView } from "../net/wire.gen";
import { speech } from "../words/language.svelte";

/** One entry of the log as a sentence: who did what, and to whom. */
export function sentence(entry: EntryView): string {
  const t = speech.t.log;
  const [name, whom, by] = [entry.name, entry.whom, entry.by_name].map(
    (one) => one || speech.t.chat.gone,
  ) as [string, string, string];
  const asked = entry.by !== null;
  switch (entry.what) {
    case "settings":
      return t.settings(
        by,
        entry.changed.map((one) => t.changed[one] ?? one),
      );
    case "adjourned":
      return t.adjourned(by, entry.word);
    case "took_over":
      return asked ? t.handed_over(by, name, whom) : t.took_over(name, whom);
    case "renamed":
      return t.renamed(entry.word, name);
    case "came":
      return asked ? t.let_in(by, name) : t.came(name);
    case "host":
      return asked ? t.host_by(by, name) : t.host(name);
    case "host_lent":
      return asked ? t.host_lent_by(by, name) : t.host_lent(name);
    case "skipped":
    case "stand_in":
    case "given_back":
    case "shown_out":
      return t[entry.what](by, name);
    case "paused":
    case "resumed":
    case "began":
    case "stopped":
      return t[entry.what](by);
    case "sat_down":
    case "timed_out":
    case "counted":
    case "away":
    case "left":
    case "back":
    case "went":
      return t[entry.what](name);
  }
}

/** What happened at a table besides playing, in the reader's words. */

import type { EntryView } from "../net/wire.gen";
import { speech } from "../words/language.svelte";

/** What befalls several at once is told once, of all of them. */
const TOGETHER: readonly EntryView["what"][] = ["timed_out", "counted"];
/** Seconds between what happens at once. */
const AT_ONCE = 3;

/** The log in pieces that are one sentence each, in order. */
export function gathered(log: readonly EntryView[]): readonly (readonly EntryView[])[] {
  const found: EntryView[][] = [];
  for (const entry of log) {
    const last = found.at(-1)?.at(-1);
    const same = last?.what === entry.what && entry.at - last.at < AT_ONCE;
    if (same && TOGETHER.includes(entry.what)) found.at(-1)?.push(entry);
    else found.push([entry]);
  }
  return found;
}

/** Whether it is the reader's own doing, which is no news to them. */
export const doneBy = (entry: EntryView, you: string | null): boolean =>
  you !== null && entry.by === you;

/** A piece of the log as a sentence: who did what, and to whom; ``you`` is who reads it. */
export function sentence(entries: readonly EntryView[], you: string | null): string {
  const t = speech.t.log;
  const entry = entries[0];
  if (entry === undefined) return "";
  const mine = you !== null && entry.person === you;
  const [name, whom] = [entry.name, entry.whom].map((one) => one || speech.t.chat.gone) as [
    string,
    string,
  ];
  const by = doneBy(entry, you) ? null : entry.by_name || speech.t.chat.gone;
  const asked = entry.by !== null;
  switch (entry.what) {
    case "settings":
      if (entry.changed.join() === "language")
        return t.language(by, speech.t.options.languages[entry.word] ?? entry.word);
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
      return mine ? t.host_you : asked ? t.host_by(by, name) : t.host(name);
    case "host_lent":
      return mine ? t.host_lent_you : asked ? t.host_lent_by(by, name) : t.host_lent(name);
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
    case "timed_out":
    case "counted":
      return t[entry.what](
        entries.map((one) =>
          you !== null && one.person === you ? speech.t.you : one.name || speech.t.chat.gone,
        ),
      );
    case "sat_down":
    case "away":
    case "left":
    case "back":
    case "went":
      return t[entry.what](name);
  }
}

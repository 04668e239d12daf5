/** A table with bots, which needs nobody and no settings. */

import type { Guide } from "../games/entry";
import { guides } from "../games/registry";
import { openTable } from "../net/api";
import type { AnyGame } from "../net/views";
import { startAlone } from "../state/alone.svelte";
import { shelf } from "../state/catalogue.svelte";
import { freshSettings, shortOptions } from "../state/games";
import { hideLesson } from "../state/hidden";
import { prefs } from "../state/prefs.svelte";
import { paths, router } from "../state/router.svelte";
import type { Move } from "../state/table.svelte";
import { speech } from "../words/language.svelte";

const BOTS = 4;

/** ``game`` is one that newcomers learn, by the hand; without it the first of them is played, and nobody explains. */
export async function sitAlone(game?: string, short = false): Promise<void> {
  await shelf.load();
  const guide: Guide | undefined = guides.find((one) => one.game === game);
  const settings = freshSettings((guide ?? guides[0])?.game ?? shelf.games[0]?.key ?? "");
  const options = short ? (shortOptions(settings.game, BOTS + 1) ?? {}) : {};
  const { code } = await openTable({
    name: prefs.name || speech.t.enter.guest,
    colour: prefs.rabbit,
    language: speech.language,
    settings: { ...settings, options, first: guide?.first ?? null },
  });
  const first = (dealt: AnyGame): Move | null => guide?.begin(dealt) ?? null;
  await startAlone(code, guide?.bots ?? BOTS, guide?.levels, first);
  if (guide) {
    prefs.keep({ guided: code, putAway: [] });
    hideLesson(code);
  }
  router.go(paths.table(code));
}

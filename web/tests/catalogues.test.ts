/** Both languages say everything, each in its own letters. */

import { describe, expect, test } from "vitest";
import * as english from "../src/words/en";
import * as russian from "../src/words/ru";

/** What stands in another alphabet because it is called so. */
const LATIN = ["QR", "English", "F", "L", "zip", "https"];
const CYRILLIC = ["Русский"];

const COUNTS = [0, 1, 2, 3, 5, 7, 11, 12, 21];
const NUMBERS = [[1], [2, 5], [6, 8, 10, 12]];

/** What a sentence can be about, by the name of its parameter. */
const values = (name: string): Readonly<Record<string, readonly unknown[]>> => ({
  ...Object.fromEntries(
    "n got low high all done found most total rounds line cost lost told left"
      .split(" ")
      .map((one) => [one, COUNTS]),
  ),
  ...Object.fromEntries(
    "name host code caption game text value who whom by word address ends"
      .split(" ")
      .map((one) => [one, [name]]),
  ),
  day: [new Date(2026, 10, 18)],
  of: COUNTS.slice(1),
  partner: [name],
  points: COUNTS,
  toWin: [null, 1, 15],
  cycles: [null, 1, 2, 5],
  deck: [true, false],
  names: [1, 2, 3].map((count) => Array.from({ length: count }, () => name)),
  sides: [1, 2, 3].map((count) => Array.from({ length: count }, () => `${name} — 5`)),
  fits: [true, false],
  late: [true, false],
  knock: [true, false],
  bots: [true, false],
  counts: NUMBERS,
  marked: NUMBERS,
  red: [null, 3],
  groups: [[], [2], [3, 3], [4, 2, 2]],
  limits: COUNTS.map((cards) => ({
    cards,
    megapixels: 40,
    file_megabytes: 30,
    deck_megabytes: 200,
    formats: [name],
  })),
});

interface Said {
  readonly path: string;
  /** How many values the sentence is about; null for words that stand alone. */
  readonly arity: number | null;
  readonly texts: readonly string[];
}

/** Everything that can be said: sentences are tried with every value they may be about. */
function everything(value: unknown, path: string, name: string): readonly Said[] {
  if (typeof value === "string") return [{ path, arity: null, texts: [value] }];
  if (typeof value === "function") {
    const say = value as (...values: unknown[]) => string;
    const tries = parameters(say).reduce<readonly unknown[][]>(
      (rows, parameter) => {
        const known = values(name)[parameter];
        if (!known) throw new Error(`${path}: say above what values "${parameter}" has`);
        return rows.flatMap((row) => known.map((one) => [...row, one]));
      },
      [[]],
    );
    return [{ path, arity: say.length, texts: tries.map((row) => say(...row)) }];
  }
  return Object.entries(value as object).flatMap(([key, inside]) =>
    everything(inside, path ? `${path}.${key}` : key, name),
  );
}

const parameters = (say: (...values: unknown[]) => string): readonly string[] =>
  (/^\(?([\w\s,]*?)\)?\s*=>/.exec(String(say))?.[1] ?? "").split(/[\s,]+/).filter(Boolean);

/** The names that stand in sentences are of the same letters as the sentence. */
const ru = everything(russian.catalogue, "", "Ю");
const en = everything(english.catalogue, "", "X");

test("both have the same words, about as many values", () => {
  const shape = (all: readonly Said[]): unknown =>
    all.map(({ path, arity }) => `${path}/${arity}`).sort();
  expect(shape(en)).toEqual(shape(ru));
});

describe.each([
  ["ru", ru, /\p{Script=Latin}+/gu, LATIN],
  ["en", en, /\p{Script=Cyrillic}+/gu, CYRILLIC],
] as const)("%s", (_, all, foreign, allowed) => {
  test("nothing is empty or unknown", () => {
    const silent = all.filter(
      ({ texts }) =>
        texts.length === 0 || texts.some((text) => !text.trim() || /undefined|NaN/.test(text)),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test("nothing is in the other's letters", () => {
    const strange = all.flatMap(({ path, texts }) =>
      texts
        .map((text) => text.match(foreign) ?? [])
        .flatMap((found) => found.filter((word) => !allowed.includes(word)))
        .map((word) => `${path}: ${word}`),
    );
    expect([...new Set(strange)]).toEqual([]);
  });

  test("no typewriter's quotes, dashes or dots, and no doubled or hanging space", () => {
    const sloppy = all.flatMap(({ path, texts }) =>
      texts
        .filter((text) => /["'„]|\.\.\.|(?<!\S)-(?!\S)|--|\s\s|^\s|\s$|\s[,.;!?]/.test(text))
        .map((text) => `${path}: ${text}`),
    );
    expect(sloppy).toEqual([]);
  });
});

test("numbers do not part from their «№»", () => {
  const parted = ru.flatMap(({ path, texts }) =>
    texts.filter((text) => /№ /.test(text)).map(() => path),
  );
  expect([...new Set(parted)]).toEqual([]);
});

test("there is a name for each of the twelve rabbits, none of them twice", () => {
  for (const { catalogue } of [russian, english]) {
    expect(new Set(catalogue.rabbits).size).toBe(12);
    expect(catalogue.rabbits).toHaveLength(12);
  }
});

const R = russian.catalogue;
const E = english.catalogue;
test.each([
  [R.list([]), ""],
  [R.list(["Аня"]), "Аня"],
  [R.list(["Аня", "Боря"]), "Аня и Боря"],
  [R.list(["Аня", "Боря", "Вера"]), "Аня, Боря и Вера"],
  [E.list([]), ""],
  [E.list(["Ann"]), "Ann"],
  [E.list(["Ann", "Ben", "Cleo"]), "Ann, Ben and Cleo"],
  [R.table.timer(1), "Осталась 1\u00a0секунда"],
  [R.table.timer(2), "Осталось 2\u00a0секунды"],
  [R.table.timer(21), "Осталась 21\u00a0секунда"],
  [R.table.ready(1, 4), "Готов 1 из\u00a04."],
  [R.table.ready(2, 4), "Готовы 2 из\u00a04."],
  [R.table.waiting(["Аня"]), "Думает Аня"],
  [R.table.waiting(["вы"]), "Ждём вас"],
  [R.table.waiting(["вы", "Аня"]), "Думают: вы и Аня"],
  [R.lobby.title(0), "За столом пока никого"],
  [R.lobby.title(1), "За столом пока один человек"],
  [R.lobby.title(5), "За столом пятеро"],
  [R.lobby.title(8), "За столом 8\u00a0человек"],
  [R.options.ends(null, 1, false), "Каждый рассказывает по\u00a0разу"],
  [R.options.ends(null, 2, false), "Каждый рассказывает 2\u00a0раза"],
  [R.options.ends(21, null, false), "До 21\u00a0очка"],
  [R.options.ends(null, null, true), "До конца колоды"],
  [
    R.options.ends(30, 1, true),
    "Пока каждый не расскажет по\u00a0разу, или кто-то не наберёт 30\u00a0очков, или не кончится колода",
  ],
  [R.reveal.found(1, 5), "Понял один из пятерых"],
  [R.reveal.found(2, 3), "Поняли двое из троих"],
  [R.reveal.found(7, 9), "Поняли семеро из девяти"],
  [R.reveal.found(8, 9), "Поняли 8 из\u00a09"],
  [R.reveal.found(1, 11), "Понял 1 из\u00a011"],
  [R.reveal.found(8, 11), "Поняли 8 из\u00a011"],
  [R.reveal.party([]), "Все выбрали разное"],
  [R.reveal.party([4]), "Сошлись четверо"],
  [R.reveal.party([3, 3]), "2\u00a0совпадения: трое и трое"],
  [R.reveal.party([2, 2, 2, 2, 2]), "5\u00a0совпадений: двое, двое, двое, двое и двое"],
  [R.table.cardSeen(3, ""), "Карта 3"],
  [R.table.handCard(3, 6, "Маяк"), "Карта 3 из 6: Маяк"],
  [R.vote.button([3], null), "Голосовать за №\u00a03"],
  [R.vote.button([3, 5], null), "Голосовать за №\u00a03 и №\u00a05"],
  [R.vote.button([1], 4), "Голосовать за №\u00a01, красный\u00a0— на №\u00a04"],
  [R.reveal.parts.chosen(4, 3), "приманку выбрали четверо, засчитаны трое"],
  [R.reveal.parts.chosen(2, 2), "приманку выбрали двое"],
  [R.options.paceSeconds(300), "5\u00a0минут"],
  [R.options.paceSeconds(90), "90\u00a0секунд"],
  [R.options.paceRange(120, 180), "2–3\u00a0минуты"],
  [R.options.paceRange(45, 68), "45–68\u00a0секунд"],
  [R.vote.given([3, 5], null), "Ваши голоса: №\u00a03 и №\u00a05"],
  [R.end.winner(["Аня"]), "Победа: Аня"],
  [R.end.winner(["Аня", "Боря"]), "Победили Аня и Боря"],
  [R.end.wonTogether(["Аня", "Боря"]), "Победили вы, Аня и Боря"],
  [R.end.bestClueNote(1, 5), "понял 1 из\u00a05"],
  [E.lobby.title(1), "Only one at the table so far"],
  [E.lobby.title(12), "Twelve at the table"],
  [E.options.ends(null, 2, false), "Everybody tells twice"],
  [E.options.ends(15, 1, false), "Until everybody has told once or somebody has 15\u00a0points"],
  [E.reveal.party([3]), "Three chose the same card"],
  [E.reveal.party([3, 3]), "Two matches: three and three"],
  [E.vote.button([1], 4), "Vote for card\u00a01, red on card\u00a04"],
  [E.reveal.parts.chosen(4, 3), "four fell for the decoy, three count"],
  [E.options.paceRange(120, 180), "2–3\u00a0min"],
  [E.vote.button([3], null), "Vote for card\u00a03"],
  [E.vote.button([3, 5], null), "Vote for cards\u00a03 and 5"],
  [E.end.wonTogether(["Ann", "Ben"]), "You, Ann and Ben have won"],
])("%s", (said, expected) => {
  expect(said).toBe(expected);
});

test.each([
  [1, "раунд 1", "round 1"],
  [2, "позади 1 раунд", "1 round played"],
  [3, "позади 2 раунда", "2 rounds played"],
])("in round %s the first page says «%s»", (round, said, translated) => {
  const plain = (text: string): string => text.replaceAll("\u00a0", " ");
  expect(plain(russian.catalogue.home.round(round))).toBe(said);
  expect(plain(english.catalogue.home.round(round))).toBe(translated);
});

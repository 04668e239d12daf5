import { expect, test } from "vitest";
import { news, SILENCE, type Told } from "../src/state/heard";

const told = (turn: string, ...facts: readonly string[]): Told => ({ facts, turn });
const begun = told("Ходит А", "Раунд 1", "Рассказ");
const clue = told("Ваш ход", "Раунд 1", "«Лето»", "Карты");
const given = told("", "Раунд 1", "«Лето»", "Карты");
const vote = told("Ваш ход", "Раунд 1", "«Лето»", "Голоса");
const result = told("", "Раунд 1", "Итог");
const second = told("", "Раунд 2", "Рассказ");

test.each([
  ["all of it at first", begun, SILENCE, ["Раунд 1", "Рассказ", "Ходит А"]],
  ["not the round again", clue, begun, ["«Лето»", "Карты", "Ваш ход"]],
  ["nothing when others act", given, { ...given }, null],
  ["no more that it is one's turn", given, clue, []],
  ["only who is missing at last", { ...given, turn: "Думает Б" }, given, ["Думает Б"]],
  ["not the clue again", vote, given, ["Голоса", "Ваш ход"]],
  ["not the round of a result", result, vote, ["Итог"]],
  ["the next round whole", second, result, ["Раунд 2", "Рассказ"]],
  ["nothing of a game that is over", SILENCE, vote, []],
])("a listener hears %s", (_, now, before, heard) => {
  expect(news(now, before)).toEqual(heard);
});

/** No page says anything that is not in a catalogue. */

import { parse } from "svelte/compiler";
import { describe, expect, test } from "vitest";
import { sources } from "./sources";

/** Attributes and properties that a person reads or hears. */
const SPOKEN = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "title",
  "placeholder",
  "alt",
  "label",
  "text",
  "note",
  "flag",
  "action",
  "question",
]);
/** Letters, and quotation marks: those differ between languages as well. */
const LANGUAGE = /[\p{Script=Cyrillic}\p{Script=Latin}«»„“”]/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const UNITS = new Set(["px", "rem", "vw", "vh", "deg"]);

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

/** Every literal in a node: strings, and the fixed parts of templates. */
function literals(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(literals);
  if (!isNode(node)) return [];
  if (node.type === "Text") return [node["data"] as string];
  if (node.type === "Literal") return typeof node["value"] === "string" ? [node["value"]] : [];
  if (node.type === "TemplateElement") return [(node["value"] as { cooked: string }).cooked];
  // What is compared or looked up is not said: ``kind === "text"``, ``t.kinds["text"]``, ``f("x")``.
  if (node.type === "BinaryExpression" && node["operator"] !== "+") return [];
  if (node.type === "MemberExpression") return [];
  if (node.type === "CallExpression") return literals(callee(node));
  if (node.type === "ConditionalExpression")
    return [...literals(node["consequent"]), ...literals(node["alternate"])];
  return Object.values(node).flatMap(literals);
}
/** Functions of the catalogue get keys and values; only ``join`` and the like put in words. */
function callee(node: Node): unknown {
  const called = node["callee"] as Node;
  const property = called["property"] as { name?: string } | undefined;
  return property?.name === "join" || property?.name === "concat" ? node["arguments"] : [];
}

function said(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(said);
  if (!isNode(node)) return [];
  switch (node.type) {
    case "Text":
      return [node["data"] as string];
    case "ExpressionTag":
      return literals(node["expression"]);
    case "Attribute":
      return SPOKEN.has(node["name"] as string) ? literals(node["value"]) : [];
    case "StyleSheet":
    case "Comment":
    case "StyleDirective":
    case "ClassDirective":
    case "OnDirective":
    case "BindDirective":
      return [];
    default:
      return Object.entries(node)
        .filter(([field]) => field !== "expression" && field !== "test" && field !== "key")
        .flatMap(([, inside]) => said(inside));
  }
}

const told = (source: string): readonly string[] =>
  said(parse(source, { modern: true }).fragment).filter(
    (text) => LANGUAGE.test(text) && !UNITS.has(text.trim()),
  );

describe("the check itself", () => {
  test.each([
    ["<p>Hello</p>", ["Hello"]],
    ["<p>Привет</p>", ["Привет"]],
    ["{#if a}<p>Hello</p>{:else}Bye{/if}", ["Hello", "Bye"]],
    ["{#each a as b (b.key)}<i>One</i>{:else}None{/each}", ["One", "None"]],
    ["{#snippet row()}<i>Row</i>{/snippet}", ["Row"]],
    ['<Card label="Card" />', ["Card"]],
    ["<Card><p>Inside</p></Card>", ["Inside"]],
    ['<img alt="A cat" />', ["A cat"]],
    ['<b title={open ? "Open" : t.shut}></b>', ["Open"]],
    ["<b aria-label={`Card ${n}`}></b>", ["Card "]],
    ['<b aria-label="{n} cards"></b>', [" cards"]],
    ['<p>{n > 1 ? "many" : t.one}</p>', ["many"]],
    ["<p>«{clue}»</p>", ["«", "»"]],
    ['<p>{names.join(" and ")}</p>', [" and "]],
    ["<p>{`${n} of ${all}`}</p>", [" of "]],
    ["<p>{t.hello} · {n} / 3 ✨</p>", []],
    ['<p class="wide" data-phase="lobby">{t.kinds["text"]}</p>', []],
    ['<p>{kind === "text" ? t.one : t.other}</p>', []],
    ['<p>{shelf.picture(card, "small")}</p>', []],
    ["<style>p { content: 'x' }</style>", []],
  ])("%s", (source, expected) => {
    expect(told(source)).toEqual(expected);
  });
});

test.each(sources(".svelte").map(({ path, text }) => [path, text] as const))(
  "%s says nothing of its own",
  (_, text) => {
    expect(told(text)).toEqual([]);
  },
);

/** Comments may name things; code may not. */
const code = (text: string): string =>
  text
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/(?<![:"'`])\/\/.*$/gm, "");

test.each(
  sources(".svelte", ".ts")
    .filter(({ path }) => path !== "words/ru.ts" && path !== "words/en.ts")
    .map(({ path, text }) => [path, text] as const),
)("%s has no Russian and no quotation marks outside the catalogue", (_, text) => {
  const lines = code(text).split("\n");
  expect(lines.filter((line) => CYRILLIC.test(line) || /[«»„“”]/.test(line))).toEqual([]);
});

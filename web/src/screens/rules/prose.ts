/** The little markup of rule pages: paragraphs, lists of "- " and **bold**. */

import { unbroken } from "../../words/unbroken";

export interface Span {
  readonly text: string;
  readonly bold: boolean;
}
export type Line = readonly Span[];
export type Block =
  | { readonly kind: "paragraph"; readonly line: Line }
  | { readonly kind: "list"; readonly items: readonly Line[] };

export function spans(text: string): Line {
  return unbroken(text)
    .split("**")
    .map((part, index) => ({ text: part, bold: index % 2 === 1 }))
    .filter((span) => span.text !== "");
}

export function blocks(text: string): readonly Block[] {
  const found: Block[] = [];
  let said: string[] = [];
  let items: Line[] = [];
  const close = (): void => {
    if (said.length > 0) found.push({ kind: "paragraph", line: spans(said.join(" ")) });
    if (items.length > 0) found.push({ kind: "list", items });
    [said, items] = [[], []];
  };
  for (const line of text.split("\n").map((one) => one.trim())) {
    const item = line.startsWith("- ");
    if (line === "" || (item && said.length > 0) || (!item && items.length > 0)) close();
    if (item) items.push(spans(line.slice(2)));
    else if (line !== "") said.push(line);
  }
  close();
  return found;
}

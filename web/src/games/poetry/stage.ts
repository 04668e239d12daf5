/** What a view of «Поэзия» means for the one who looks at it. */

import { MediaQuery } from "svelte/reactivity";
import type { PoetryView, WrongGuess } from "../../net/wire.gen";

type Offer = PoetryView["offers"][number];

/** What the looker may do, by name. */
export function offer<Name extends Offer["do"]>(
  view: PoetryView,
  name: Name,
): Extract<Offer, { do: Name }> | undefined {
  return view.offers.find((one): one is Extract<Offer, { do: Name }> => one.do === name);
}

/** Which move of the round it is: what was half chosen for one move is not meant for the next. */
export const moveOf = (view: PoetryView): number => view.poem.length + view.guesses.length;

/** The wrong guess that was the last move; null if something else was. */
export function miss(view: PoetryView): WrongGuess | null {
  const last = view.guesses.at(-1);
  return last?.lines === view.poem.length ? last : null;
}

/** Room for the own lines beside the table; elsewhere they lie under it. */
export const roomy = new MediaQuery("(min-width: 900px) and (min-height: 561px)");
/** Where one column has to hold everything. */
export const narrow = new MediaQuery("(max-width: 599px)");
/** Where stories and lines have room one above the other, beside a task of two lines. */
export const tall = new MediaQuery("(min-height: 740px)");

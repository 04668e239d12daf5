/** A view that a tap opens inside a page, in place of another: "back" closes it, as it does a sheet. */

import { untrack } from "svelte";
import { layers } from "./layers";

/** To be called while a component is made; ``reopen`` is for who goes forward again. */
export function opened(isOpen: () => boolean, close: () => void, reopen?: () => void): void {
  const open = $derived(isOpen());
  $effect(() => (open ? untrack(() => layers.lay(close, reopen)) : undefined));
}

/** Puts text where it can be pasted from; whether it worked. Plain http has no clipboard, but the old way works there. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

function copyByHand(text: string): boolean {
  // What lies outside of an open dialog can't be selected.
  const over = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const before = document.activeElement;
  const slip = document.createElement("textarea");
  slip.value = text;
  slip.readOnly = true;
  slip.className = "vh";
  over.append(slip);
  slip.select();
  slip.setSelectionRange(0, text.length);
  let done: boolean;
  try {
    done = document.execCommand("copy");
  } catch {
    done = false;
  }
  slip.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}

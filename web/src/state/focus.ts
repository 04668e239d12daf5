/** Whoever uses the keyboard never loses their place: when what had the focus goes away, the task of the page has it. */

/** What there is to do now; what lies over a page comes first, for nothing beneath it takes the focus. */
function nextTask(): HTMLElement | null {
  const over = [...document.querySelectorAll("dialog:modal")].at(-1);
  return over ? over.querySelector("h2, button") : document.querySelector("h1");
}

export function keepFocus(): () => void {
  let last: HTMLElement | null = null;

  /** The last thing touched was a key; not every browser shows it by :focus-visible after a mouse. */
  let keyed = false;

  const come = ({ target }: FocusEvent): void => {
    // A finger or a mouse needs no place to go on from.
    const held = target instanceof HTMLElement && (keyed || target.matches(":focus-visible"));
    last = held ? target : null;
  };
  const type = (): void => {
    keyed = true;
    const at = document.activeElement;
    if (at instanceof HTMLElement && at !== document.body) last = at;
  };
  const point = (): void => {
    keyed = false;
  };
  const go = ({ target }: FocusEvent): void => {
    const left = target as HTMLElement;
    // Told before what is taken away has gone: only afterwards it is seen whether it was left on purpose.
    queueMicrotask(() => {
      if (last === left && document.hasFocus() && left.isConnected && !left.matches(":disabled"))
        last = null;
    });
  };
  const look = (): void => {
    if (last === null || (document.activeElement ?? document.body) !== document.body) return;
    if (last.isConnected && last.checkVisibility()) {
      // A button rests while its command is on the way.
      if (!last.matches(":disabled")) last.focus();
      return;
    }
    const task = nextTask();
    if (task === null) return;
    // A heading takes the focus only where it is told that it may.
    if (task.tabIndex < 0) task.tabIndex = -1;
    task.focus();
  };

  const changes = new MutationObserver(look);
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  addEventListener("focusin", come);
  addEventListener("keydown", type, true);
  addEventListener("pointerdown", point, true);
  addEventListener("focusout", go);
  return () => {
    changes.disconnect();
    removeEventListener("focusin", come);
    removeEventListener("keydown", type, true);
    removeEventListener("pointerdown", point, true);
    removeEventListener("focusout", go);
  };
}

/** A row of buttons as one stop of the Tab key, with arrows between them: a hand of six cards is one tab away, not six. */

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

function row(group: HTMLElement, what: string, onreach: (reached: HTMLElement) => void) {
  const stops = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(what)];
  const open = (): HTMLElement[] => stops().filter((one) => !one.matches(":disabled"));

  /** The chosen one can be reached, else the one reached last, else the first. */
  function settle(): void {
    const all = open();
    const here =
      all.find((one) => one === document.activeElement) ??
      all.find((one) => one.ariaChecked === "true" || one.ariaPressed === "true") ??
      all.find((one) => one.tabIndex === 0 && one.dataset["reached"] !== undefined) ??
      all[0];
    for (const one of stops()) {
      const index = one === here ? 0 : -1;
      if (one.tabIndex !== index) one.tabIndex = index;
    }
  }

  function step(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    const all = open();
    const at = all.indexOf(event.target as HTMLElement);
    if (by === undefined || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const to =
      Math.abs(by) > 1 ? (by < 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
    event.preventDefault();
    // Pages have arrows of their own, for who is in no row.
    event.stopPropagation();
    const reached = all[to];
    if (!reached) return;
    for (const one of all) delete one.dataset["reached"];
    reached.dataset["reached"] = "";
    reached.focus();
    onreach(reached);
    settle();
  }

  settle();
  const changes = new MutationObserver(settle);
  changes.observe(group, {
    subtree: true,
    childList: true,
    attributeFilter: ["aria-checked", "aria-pressed", "disabled"],
  });
  group.addEventListener("keydown", step);
  group.addEventListener("focusin", settle);
  return () => {
    changes.disconnect();
    group.removeEventListener("keydown", step);
    group.removeEventListener("focusin", settle);
  };
}

/** One of a few: an arrow chooses, as in forms. */
export const radios = (group: HTMLElement): (() => void) =>
  row(group, "[role=radio]", (reached) => reached.click());

/** Cards, or lines of verse: an arrow only looks, and Enter chooses. */
export const cards = (group: HTMLElement): (() => void) =>
  row(group, "button.card, button.line", () => undefined);

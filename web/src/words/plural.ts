/** What was gained or lost, with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

const russian = new Intl.PluralRules("ru");

/** «1 карта, 2 карты, 5 карт»: the number with its noun. */
export function ru(count: number, one: string, few: string, many: string): string {
  return `${count}\u00a0${ruWord(count, one, few, many)}`;
}

/** The noun alone. */
export function ruWord(count: number, one: string, few: string, many: string): string {
  const form = russian.select(count);
  return form === "one" ? one : form === "few" ? few : many;
}

export function en(count: number, one: string, many: string): string {
  return `${count}\u00a0${count === 1 ? one : many}`;
}

/** A day as people say it; the browser's own calendar takes a slow phone a tenth of a second to open. */
export const date = (day: Date, months: readonly string[]): string =>
  `${day.getDate()}\u00a0${months[day.getMonth()] ?? ""} ${day.getFullYear()}`;

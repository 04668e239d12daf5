/** Own tables that are not on the list: somebody has put them away until they come there again, or learned there. */

const PUT_AWAY = "namyok.hidden";
const LESSONS = "namyok.lessons";
const MOST = 100;

function all(key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? (kept as string[]) : [];
  } catch {
    return [];
  }
}

/** ``learning``: its lesson has not come to its end, and can be gone on with. */
export const isHidden = (code: string, learning = false): boolean =>
  all(PUT_AWAY).includes(code) || (!learning && isLesson(code));

/** Whether somebody has learned there, and not played on since. */
export const isLesson = (code: string): boolean => all(LESSONS).includes(code);

export function hide(code: string, key = PUT_AWAY): void {
  keep(key, [...all(key).filter((one) => one !== code), code]);
}

export function unhide(code: string, key = PUT_AWAY): void {
  const codes = all(key);
  if (codes.includes(code))
    keep(
      key,
      codes.filter((one) => one !== code),
    );
}

/** A lesson that is over is over: nobody goes on with it from the list, except from its middle. */
export const hideLesson = (code: string): void => hide(code, LESSONS);
/** Who plays on after it has a table like any other. */
export const listLesson = (code: string): void => unhide(code, LESSONS);

function keep(key: string, codes: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(codes.slice(-MOST)));
  } catch {
    // Then the table is there again next time.
  }
}

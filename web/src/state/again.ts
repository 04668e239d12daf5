/** When to ask once more for what the line did not bring: after a pause that grows, and at once when there is new hope. */

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;

const waiting = new Set<() => void>();

/** Waits for the next try after so many in vain. */
export function again(tries: number): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (tries - 1));
  return new Promise((done) => {
    const over = new AbortController();
    const go = (): void => {
      clearTimeout(timer);
      over.abort();
      waiting.delete(go);
      done();
    };
    // Not all at one moment, where it is the server that is busy.
    const timer = setTimeout(go, pause * (0.7 + Math.random() * 0.6));
    waiting.add(go);
    const seen = (): void => void (document.visibilityState === "visible" && go());
    addEventListener("online", go, { signal: over.signal });
    document.addEventListener("visibilitychange", seen, { signal: over.signal });
  });
}

/** Nobody waits any longer. */
export function atOnce(): void {
  for (const go of [...waiting]) go();
}

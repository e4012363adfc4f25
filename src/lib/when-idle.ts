/** At the latest: a page that never rests must not put it off for ever. */
const LATEST_MS = 5_000;
/** Safari cannot tell when it is idle. */
const WITHOUT_WORD_MS = 1_000;

/** Runs a task when the browser has nothing better to do; returns what calls it off. */
export function whenIdle(task: () => void): () => void {
  // Undefined in Safari, whatever its type says.
  if (typeof globalThis.requestIdleCallback === 'function') {
    const request = requestIdleCallback(() => task(), { timeout: LATEST_MS });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(task, WITHOUT_WORD_MS);
  return () => clearTimeout(timer);
}

/** The latest time: a page that is never idle must not delay the task for ever. */
const LATEST_MS = 5_000;
/** Safari has no idle callbacks. */
const WITHOUT_IDLE_CALLBACK_MS = 1_000;

/** Runs a task when the browser is idle. */
export function whenIdle(task: () => void): void {
  // Undefined in Safari, whatever its type says.
  if (typeof globalThis.requestIdleCallback === 'function') requestIdleCallback(() => task(), { timeout: LATEST_MS });
  else setTimeout(task, WITHOUT_IDLE_CALLBACK_MS);
}

/** The deadline, so that a page that is never idle does not delay the task forever. */
const LATEST_MS = 5_000;
/** Safari does not support idle callbacks. */
const WITHOUT_IDLE_CALLBACK_MS = 1_000;

/** Runs a task when the browser is idle. */
export function whenIdle(task: () => void): void {
  // Undefined in Safari, despite its type.
  if (typeof globalThis.requestIdleCallback === 'function') requestIdleCallback(() => task(), { timeout: LATEST_MS });
  else setTimeout(task, WITHOUT_IDLE_CALLBACK_MS);
}

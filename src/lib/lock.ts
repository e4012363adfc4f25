/** Undefined outside a secure context, despite its type. */
const lockManager = () => navigator.locks as LockManager | undefined;

/**
 * Runs a task unless this or another tab is running a task with this name; resolves to whether it ran (S51). Without
 * lock support the task runs, because running twice is better than never.
 */
export async function withLock(name: string, task: () => Promise<void>): Promise<boolean> {
  const locks = lockManager();
  let hasStarted = false;
  const run = async (): Promise<boolean> => {
    hasStarted = true;
    await task();
    return true;
  };
  if (locks === undefined) return run();
  try {
    return await locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? false : run()));
  } catch (error) {
    if (hasStarted) throw error;
    return run();
  }
}

/** Resolves when no tab is running a `withLock` task with this name; immediately without lock support. */
export async function lockReleased(name: string): Promise<void> {
  const locks = lockManager();
  try {
    await locks?.request(name, { mode: 'shared' }, () => {});
  } catch {
    // The browser refuses locks, so no tab can hold this one.
  }
}

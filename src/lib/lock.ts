/** Undefined outside a secure context, whatever its type says. */
const lockManager = () => navigator.locks as LockManager | undefined;

/**
 * Runs a task unless this or another tab runs a task of the same name; resolves to whether it ran (S51). Without locks
 * the task runs: twice is better than never.
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

/** Resolves when no tab runs a task of the name started with `withLock`; at once in a browser without locks. */
export async function lockReleased(name: string): Promise<void> {
  const locks = lockManager();
  try {
    await locks?.request(name, { mode: 'shared' }, () => {});
  } catch {
    // The browser refuses locks: no tab can hold this one.
  }
}

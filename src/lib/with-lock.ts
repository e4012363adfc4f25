/**
 * Runs a task unless this or another tab runs a task of the same name; resolves to whether it ran (S51). Without locks
 * the task runs: twice is better than never.
 */
export async function withLock(name: string, task: () => Promise<void>): Promise<boolean> {
  // Undefined outside a secure context, whatever its type says.
  const locks = navigator.locks as LockManager | undefined;
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

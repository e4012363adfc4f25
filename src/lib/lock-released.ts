/** Resolves when no tab runs a task of the name started with `withLock`; at once in a browser without locks. */
export async function lockReleased(name: string): Promise<void> {
  // Undefined outside a secure context, whatever its type says.
  const locks = navigator.locks as LockManager | undefined;
  try {
    await locks?.request(name, { mode: 'shared' }, () => {});
  } catch {
    // The browser refuses locks: no tab can hold this one.
  }
}

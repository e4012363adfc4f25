/** Resolves when no tab is at a task of the name that was begun with `exclusively`; at once where the browser has no locks. */
export async function whenFree(name: string): Promise<void> {
  // Undefined outside a secure context, whatever its type says.
  const locks = navigator.locks as LockManager | undefined;
  try {
    await locks?.request(name, { mode: 'shared' }, () => {});
  } catch {
    // Refused: nobody can hold it either.
  }
}

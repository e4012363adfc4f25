const emptied = new Map<string, number>();

/** When this page last emptied a database of that name, in milliseconds since the epoch; 0 when it has not. */
export const emptiedAt = (name: string): number => emptied.get(name) ?? 0;

/**
 * Empties a database of the browser, if there is one. It is not deleted: who writes to it keeps it open, and a deletion
 * would wait for that.
 */
export function emptyDatabase(name: string): void {
  emptied.set(name, Date.now());
  try {
    const opening = indexedDB.open(name);
    // There is none: do not make one.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', (event) => event.preventDefault());
    opening.addEventListener('success', () => {
      const database = opening.result;
      for (const store of database.objectStoreNames)
        database.transaction(store, 'readwrite').objectStore(store).clear();
      database.close();
    });
  } catch {
    // A locked-down browser keeps no database.
  }
}

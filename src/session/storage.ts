/** The keys of browser storage, all of them, in one place (R3-08). */
export type StorageKey = 'currentStay' | 'locale' | 'environment' | 'redirectTarget' | 'pendingOrder';

/** A key-value store that never throws: blocked, full or absent storage falls back to memory. */
export interface SafeStorage {
  read(key: StorageKey): string | null;
  write(key: StorageKey, value: string): void;
  remove(key: StorageKey): void;
}

/** Wraps what `open` gives; opening and every use may throw in a locked-down browser. */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<StorageKey, string>();
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    write: (key, value) => {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** Lasts on this device. */
export const deviceStorage: SafeStorage = safeStorage(() => window.localStorage);

/** Lasts as long as this tab. */
export const tabStorage: SafeStorage = safeStorage(() => window.sessionStorage);

import type { StorageKey } from './storage-entries.ts';

/** A key-value store that never throws: blocked, full or absent storage falls back to memory. */
export interface SafeStorage {
  read(key: StorageKey): string | null;
  write(key: StorageKey, value: string): void;
  remove(key: StorageKey): void;
  /** Whether storage itself holds this, and not only the memory of the page. */
  isStored(key: StorageKey, value: string): boolean;
}

/** Wraps what `open` gives; opening and every use may throw in a locked-down browser. */
export function safeStorage(open: () => Storage): SafeStorage {
  /** What storage did not take; null for what it did not give up. */
  const memory = new Map<StorageKey, string | null>();
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  const change = (key: StorageKey, value: string | null): void => {
    const isDone = attempt((storage) => {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
      return true;
    });
    if (isDone) memory.delete(key);
    else memory.set(key, value);
  };
  return {
    read: (key) => {
      const remembered = memory.get(key);
      return remembered === undefined ? (attempt((storage) => storage.getItem(key)) ?? null) : remembered;
    },
    write: change,
    remove: (key) => change(key, null),
    isStored: (key, value) => attempt((storage) => storage.getItem(key)) === value,
  };
}

/** Lasts on this device. */
export const deviceStorage: SafeStorage = /* @__PURE__ */ safeStorage(() => window.localStorage);

/** Lasts as long as this tab. */
export const tabStorage: SafeStorage = /* @__PURE__ */ safeStorage(() => window.sessionStorage);

/** Reads what a storage holds; null where it is blocked or absent. For a script that writes nothing. */
const readerOf =
  (open: () => Storage) =>
  (key: StorageKey): string | null => {
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  };

export const readDevice = /* @__PURE__ */ readerOf(() => window.localStorage);
export const readTab = /* @__PURE__ */ readerOf(() => window.sessionStorage);

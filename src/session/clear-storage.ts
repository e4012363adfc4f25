import type { Slug } from '#domain/stay/stay.ts';
import { createListeners } from '#lib/store.ts';

import { emptyDatabase } from './on-device.ts';
import { STORAGE_ENTRIES, deviceStorage, tabStorage } from './storage.ts';
import type { ClearReason, StorageKey, SafeStorage } from './storage.ts';

const listeners = createListeners<[ClearReason]>();

/** Calls back after entries of this browser's storage were cleared; the result ends that. */
export const onStorageCleared = (listener: (reason: ClearReason) => void): (() => void) =>
  listeners.subscribe(listener);

/** Stored JSON, an object or a list of objects with slugs, without those to clear; null when nothing is left. */
function withoutCleared(json: string, isCleared: (slug: unknown) => boolean): string | null {
  try {
    const stored: unknown = JSON.parse(json);
    const left = [stored].flat().filter((each) => !isCleared(Object(each).slug));
    if (left.length === 0) return null;
    return Array.isArray(stored) ? JSON.stringify(left) : json;
  } catch {
    return null;
  }
}

function clearEntry(storage: SafeStorage, name: StorageKey, isCleared: (slug: unknown) => boolean): void {
  const stored = storage.read(name);
  const left = stored === null ? null : withoutCleared(stored, isCleared);
  if (left === stored) return;
  if (left === null) storage.remove(name);
  else storage.write(name, left);
}

/** The router has its own copy, and writes it when the page closes. */
const dropScroll = (): void => tabStorage.remove('tsr-scroll-restoration-v1_3');

/**
 * Clears the entries that the table lists for this reason: all but those of the other stay, only those of one that is
 * cancelled or not here.
 */
export function clearStorage(reason: ClearReason, slug?: Slug): void {
  const isCleared = (of: unknown): boolean =>
    reason === 'other-stay' ? of !== slug : (reason !== 'cancel' && reason !== 'not-here') || of === slug;
  for (const entry of STORAGE_ENTRIES) {
    if (reason !== 'everything' && !entry.clearedBy.some((each) => each === reason)) continue;
    if (entry.where === 'cookie') document.cookie = `${entry.name}=; Path=/; Secure; Max-Age=0`;
    else if (entry.where === 'database') emptyDatabase(entry.name);
    else clearEntry(entry.where === 'device' ? deviceStorage : tabStorage, entry.name, isCleared);
    if (entry.name === 'tsr-scroll-restoration-v1_3') window.addEventListener('pagehide', dropScroll);
  }
  listeners.notify(reason);
}

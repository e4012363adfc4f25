import type { Slug } from '#domain/stay/slug.ts';
import { createListeners } from '#lib/store.ts';

import { emptyDatabase } from './on-device.ts';
import { STORAGE_ENTRIES } from './storage-entries.ts';
import type { ClearReason, StorageKey } from './storage-entries.ts';
import { deviceStorage, tabStorage } from './storage.ts';
import type { SafeStorage } from './storage.ts';

const endings = createListeners<[ClearReason]>();

/** Calls back after something has ended what this browser stores. */
export const onStorageCleared = (listener: (reason: ClearReason) => void): void => void endings.subscribe(listener);

/** Stored JSON, an object or a list of objects with slugs, without what has ended; null when nothing is left. */
function withoutEnded(json: string, hasEnded: (slug: unknown) => boolean): string | null {
  try {
    const stored: unknown = JSON.parse(json);
    const left = [stored].flat().filter((each) => !hasEnded(Object(each).slug));
    if (left.length === 0) return null;
    return Array.isArray(stored) ? JSON.stringify(left) : json;
  } catch {
    return null;
  }
}

function endIn(storage: SafeStorage, name: StorageKey, hasEnded: (slug: unknown) => boolean): void {
  const stored = storage.read(name);
  const left = stored === null ? null : withoutEnded(stored, hasEnded);
  if (left === stored) return;
  if (left === null) storage.remove(name);
  else storage.write(name, left);
}

/** The router has its own copy, and writes it when the page closes. */
const dropScroll = (): void => tabStorage.remove('tsr-scroll-restoration-v1_3');

/** Ends what the table lists. Another stay keeps the entries of its `slug`; a cancelled one ends only its own. */
export function clearStorage(reason: ClearReason, slug?: Slug): void {
  const hasEnded = (of: unknown): boolean =>
    reason === 'other-stay' ? of !== slug : reason !== 'cancel' || of === slug;
  for (const row of STORAGE_ENTRIES) {
    if (reason !== 'everything' && !row.clearedBy.some((each) => each === reason)) continue;
    if (row.where === 'cookie') document.cookie = `${row.name}=; Path=/; Secure; Max-Age=0`;
    else if (row.where === 'database') emptyDatabase(row.name);
    else endIn(row.where === 'device' ? deviceStorage : tabStorage, row.name, hasEnded);
    if (row.name === 'tsr-scroll-restoration-v1_3') window.addEventListener('pagehide', dropScroll);
  }
  endings.notify(reason);
}

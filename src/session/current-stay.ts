import { useSyncExternalStore } from 'react';

import { slugIn } from '#domain/stay/stay.ts';
import type { Slug } from '#domain/stay/stay.ts';

import { createListeners } from '#lib/store.ts';

import { clearStorage, onStorageCleared } from './on-device.ts';
import { deviceStorage } from './storage.ts';

/** The stay that this tab opened last. */
let opened: Slug | undefined;

onStorageCleared((reason) => {
  if (reason === 'forget' || reason === 'everything') opened = undefined;
});

const openings = createListeners();
/** Calls a function whenever this tab has opened a stay. */
export const onStayOpened = openings.subscribe;

/** The stay that this tab opened last, unless it has been forgotten. */
export const openedStay = (): Slug | undefined => opened;

/** `readCurrentStay` as a hook; follows changes in this and other tabs. */
export const useCurrentStay = (): Slug | undefined => useSyncExternalStore(subscribe, readCurrentStay);

function subscribe(listener: () => void): () => void {
  const leave = onStorageCleared(listener);
  window.addEventListener('storage', listener);
  return () => {
    leave();
    window.removeEventListener('storage', listener);
  };
}

/** The slug of the stored current stay; anything but an object with a valid string slug is discarded (R3-01, R3-02). */
export function readCurrentStay(storage = deviceStorage): Slug | undefined {
  const stored = storage.read('currentStay');
  if (stored === null) return undefined;
  const slug = slugIn(stored);
  if (slug === undefined) storage.remove('currentStay');
  return slug;
}

/** Stores the stay after it was loaded (R2-120), and clears what is stored of the previous stay (S15). */
export function writeCurrentStay(slug: Slug, storage = deviceStorage): void {
  const before = opened ?? readCurrentStay(storage);
  opened = slug;
  if (before !== undefined && before !== slug) clearStorage('other-stay', slug);
  storage.write('currentStay', JSON.stringify({ slug }));
  openings.notify();
}

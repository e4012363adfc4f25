import { useSyncExternalStore } from 'react';

import { slugIn } from '#domain/stay/stay.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { createListeners } from '#lib/store.ts';

import { onStorageCleared } from './on-device.ts';
import { deviceStorage, readDevice } from './storage.ts';
import type { ClearReason } from './storage.ts';

/** The stay that this tab has stored and read back, while pages open without network here. */
let stored: Slug | undefined;
/** The same while the device still has it: the pages say of no other that it is available offline. */
let saved: Slug | undefined;
/** After a logout, and after the guest had the stay forgotten, nothing is stored until the page is loaded again. */
let isEnded = false;
const listeners = createListeners();

/** What this device stores of a stay for use offline. */
export const savedStayText = (): string | null => deviceStorage.read('savedStay');

/**
 * Looks at the storage itself: another tab, or the guest in the browser's settings, may have emptied it, or another stay
 * may be there by now (B2).
 */
export function lookAtSavedStay(): void {
  const next = stored !== undefined && slugIn(readDevice('savedStay') ?? '') === stored ? stored : undefined;
  if (saved === next) return;
  saved = next;
  listeners.notify();
}

function change(next: Slug | undefined): void {
  stored = next;
  lookAtSavedStay();
}

/** Stores a stay and reads it back; `works` says whether pages open without network here. */
export function saveStay(slug: Slug, text: string, works: boolean): void {
  if (isEnded) return;
  if (savedStayText() !== text) deviceStorage.write('savedStay', text);
  change(works && deviceStorage.isStored('savedStay', text) ? slug : undefined);
}

/** Writes what is left of the stored stay after some of it has ended. */
export function trimSavedStay(text: string | undefined): void {
  if (text === undefined) forgetSavedStay();
  else if (text !== savedStayText()) deviceStorage.write('savedStay', text);
}

/** Removes the stored stay: codes, Wi-Fi, address. */
export function forgetSavedStay(): void {
  deviceStorage.remove('savedStay');
  change(undefined);
}

/** After these a stay that is opened may be saved again. */
const STAYS_OPEN: ReadonlySet<ClearReason> = new Set(['other-stay', 'cancel', 'not-found', 'not-here']);

onStorageCleared((reason) => {
  isEnded ||= !STAYS_OPEN.has(reason);
  change(undefined);
});

/** Whether this stay is known to be available offline on this device. */
export const useIsSaved = (slug: Slug): boolean => useSyncExternalStore(listeners.subscribe, () => saved === slug);

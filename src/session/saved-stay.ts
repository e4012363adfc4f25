import { useSyncExternalStore } from 'react';

import { slugIn } from '#domain/stay/stay.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { createListeners } from '#lib/store.ts';

import { onStorageCleared } from './on-device.ts';
import { deviceStorage, readDevice } from './storage.ts';
import type { ClearReason } from './storage.ts';

/** The stay that this tab has stored and verified, while pages work offline here. */
let stored: Slug | undefined;
/** The same while it is still in storage; pages claim no other stay to be available offline. */
let saved: Slug | undefined;
/** Set after a logout or after the guest forgot the stay: nothing is stored until the page is reloaded. */
let isEnded = false;
const listeners = createListeners();

/** The stored offline copy of a stay. */
export const savedStayText = (): string | null => deviceStorage.read('savedStay');

/**
 * Reads the storage again: another tab or the browser's settings may have cleared it, or it may contain another stay
 * (B2).
 */
export function recheckSavedStay(): void {
  const next = stored !== undefined && slugIn(readDevice('savedStay') ?? '') === stored ? stored : undefined;
  if (saved === next) return;
  saved = next;
  listeners.notify();
}

function change(next: Slug | undefined): void {
  stored = next;
  recheckSavedStay();
}

/** Stores a stay and verifies it; `works` tells whether pages work offline here. */
export function saveStay(slug: Slug, text: string, works: boolean): void {
  if (isEnded) return;
  if (savedStayText() !== text) deviceStorage.write('savedStay', text);
  change(works && deviceStorage.isStored('savedStay', text) ? slug : undefined);
}

/** Replaces the stored stay after parts of it have expired. */
export function replaceSavedStay(text: string | undefined): void {
  if (text === undefined) forgetSavedStay();
  else if (text !== savedStayText()) deviceStorage.write('savedStay', text);
}

/** Removes the stored stay: codes, Wi-Fi, address. */
export function forgetSavedStay(): void {
  deviceStorage.remove('savedStay');
  change(undefined);
}

/** After clearing for these reasons, the page still saves stays. */
const STILL_SAVING: ReadonlySet<ClearReason> = new Set(['other-stay', 'cancel', 'not-found', 'not-here']);

onStorageCleared((reason) => {
  isEnded ||= !STILL_SAVING.has(reason);
  change(undefined);
});

/** Whether this stay is known to be available offline on this device. */
export const useIsSaved = (slug: Slug): boolean => useSyncExternalStore(listeners.subscribe, () => saved === slug);

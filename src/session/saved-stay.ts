import { useSyncExternalStore } from 'react';

import type { Slug } from '#domain/stay/slug.ts';

import { deviceStorage } from './storage.ts';

/** The stay that was written and read back in this tab: only of that one the pages say so. */
let saved: Slug | undefined;
/** After a logout nothing is kept until a page is loaded again. */
let isEnded = false;
const listeners = new Set<() => void>();

function change(next: Slug | undefined): void {
  if (saved === next) return;
  saved = next;
  for (const listener of listeners) listener();
}

/** What this device keeps of a stay for the time without network. */
export const savedStayText = (): string | null => deviceStorage.read('savedStay');

/** Keeps a stay and reads it back; `works` says whether pages open without network here. */
export function saveStay(slug: Slug, text: string, works: boolean): void {
  if (isEnded) return;
  if (savedStayText() !== text) deviceStorage.write('savedStay', text);
  change(works && deviceStorage.isKept('savedStay', text) ? slug : undefined);
}

/** Writes what is left of the kept stay after some of it has ended. */
export function trimSavedStay(text: string | undefined): void {
  if (text === undefined) forgetSavedStay();
  else if (text !== savedStayText()) deviceStorage.write('savedStay', text);
}

/** Forgets the kept stay: codes, Wi-Fi, address. */
export function forgetSavedStay(): void {
  deviceStorage.remove('savedStay');
  change(undefined);
}

/** Forgets the kept stay, and keeps none until the next page load: a logout. */
export function endSavedStay(): void {
  isEnded = true;
  forgetSavedStay();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this stay is known to be kept on this device. */
export const useIsSaved = (slug: Slug): boolean => useSyncExternalStore(subscribe, () => saved === slug);

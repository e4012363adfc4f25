import { useMemo, useSyncExternalStore } from 'react';

import type { CustomRequest, CustomRequestKey } from '#domain/custom-product/custom-request.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { requestOf, withRequest } from '#domain/custom-product/custom-request.ts';
import { createListeners } from '#lib/store.ts';

import { onStorageCleared } from './on-device.ts';
import { deviceStorage } from './storage.ts';
// Stored per device, because the link to a stay opens a new tab each time, and no response lists the requests of a
// stay.

const listeners = createListeners();

onStorageCleared(listeners.notify);

const stored = (): string | null => deviceStorage.read('customRequests');

/** The stored requests for one offer. */
export const readCustomRequest = (key: CustomRequestKey): CustomRequest => requestOf(stored(), key);

/** Stores requests for an offer, for reloads, other tabs and later visits. */
export function writeCustomRequest(request: CustomRequest): void {
  deviceStorage.write('customRequests', withRequest(stored(), request));
  listeners.notify();
}

function subscribe(listener: () => void): () => void {
  const leave = listeners.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    leave();
    window.removeEventListener('storage', listener);
  };
}

/** The stored requests for one offer as a hook; follows changes in this and other tabs. */
export function useCustomRequest(slug: Slug, productId: string): CustomRequest {
  const json = useSyncExternalStore(subscribe, stored);
  return useMemo(() => requestOf(json, { slug, productId }), [json, slug, productId]);
}

import { useSyncExternalStore } from 'react';

import type { Slug } from '#domain/stay/slug.ts';
import { createStore } from '#lib/store.ts';

import { deviceStorage } from './storage.ts';

/** The stay whose chat the guest has opened since the app started. */
const opened = createStore<Slug | undefined>(undefined);

const markOf = (slug: Slug): string => JSON.stringify({ slug });

/** Whether the guest has opened the chat of this stay, since the app started or as the device keeps it. */
export const useIsChatOpened = (slug: Slug | undefined): boolean =>
  useSyncExternalStore(
    opened.subscribe,
    () => slug !== undefined && (opened.read() === slug || deviceStorage.read('chatOpened') === markOf(slug)),
  );

/** The guest has opened the chat of a stay. */
export const noteChatOpened = (slug: Slug): void => opened.write(slug);

/** Keeps on this device that the chat was opened, where the guest allows that. */
export function keepChatOpened(): void {
  const slug = opened.read();
  if (slug !== undefined) deviceStorage.write('chatOpened', markOf(slug));
}

/** The chat has ended: it starts again when the guest opens it. */
export function forgetChatOpened(): void {
  deviceStorage.remove('chatOpened');
  opened.write(undefined);
}

import { useSyncExternalStore } from 'react';

import { createStore } from '#lib/store.ts';

const count = createStore(0);

/** Takes the count that the messenger pushes (R2-146). */
export const setUnreadMessages = count.write;

export const unreadMessages = count.read;

/** How many messages of the chat wait to be read (R2-73). */
export const useUnreadMessages = (): number => useSyncExternalStore(count.subscribe, count.read);

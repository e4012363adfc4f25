import { useSyncExternalStore } from 'react';

import { simulatedFault } from '#data/fake-backend.ts';
import { createStore } from '#lib/store.ts';

import { MessengerUnavailable } from './messenger.ts';
import type { Messenger } from './messenger.ts';

/** Whom the stand-in has messages for, by the address of a scenario's guest (R2-146). */
const UNREAD = /^unread-messages-(\d+)@/;
/** For this guest the messenger is blocked. */
const BLOCKED = /^chat-blocked@/;

const isOpen = createStore(false);
let tellUnread: ((count: number) => void) | undefined;
let waiting = 0;

/** Replaces the real messenger: sends nothing, and has unread messages for the guests of scenarios. */
export const simulatedMessenger: Messenger = {
  start: async ({ email = '' }) => {
    if (BLOCKED.test(email) || (await simulatedFault('messenger')) !== null)
      throw new MessengerUnavailable('Simulated');
    waiting = Number(UNREAD.exec(email)?.[1] ?? 0);
  },
  update: () => {},
  show: async () => {
    isOpen.write(true);
    waiting = 0;
    tellUnread?.(waiting);
  },
  onUnread: (listener) => {
    tellUnread = listener;
    listener(waiting);
  },
  stop: () => {
    tellUnread = undefined;
    isOpen.write(false);
  },
};

export const closeSimulatedChat = (): void => isOpen.write(false);

/** Whether the stand-in is to be seen. */
export const useSimulatedChat = (): boolean => useSyncExternalStore(isOpen.subscribe, isOpen.read);

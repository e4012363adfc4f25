import { useSyncExternalStore } from 'react';

import { MessengerUnavailable } from '#lib/messenger/messenger.ts';
import type { Messenger } from '#lib/messenger/messenger.ts';
import { createStore } from '#lib/store.ts';

import { simulatedFault } from './fake-backend.ts';

/** Scenario guests with unread messages, recognised by e-mail address (R2-146). */
const UNREAD = /^unread-messages-(\d+)@/;
/** The scenario guest for whom the messenger is blocked. */
const BLOCKED = /^chat-blocked@/;

const isOpen = createStore(false);
let notifyUnread: ((count: number) => void) | undefined;
let waiting = 0;

/** Simulates the messenger: sends nothing, and has unread messages for certain scenario guests. */
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
    notifyUnread?.(waiting);
  },
  onUnread: (listener) => {
    notifyUnread = listener;
    listener(waiting);
  },
  stop: () => {
    notifyUnread = undefined;
    isOpen.write(false);
  },
};

/** Closes the simulated chat. */
export const closeSimulatedChat = (): void => isOpen.write(false);

/** Whether the simulated chat is open. */
export const useSimulatedChat = (): boolean => useSyncExternalStore(isOpen.subscribe, isOpen.read);

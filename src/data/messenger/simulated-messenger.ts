import { useSyncExternalStore } from 'react';

import { MessengerUnavailable } from './messenger.ts';
import type { Messenger } from './messenger.ts';

/** Whom the stand-in has messages for, by the address of a scenario's guest (R2-146). */
const UNREAD = /^unread-messages-(\d+)@/;
/** For this guest the messenger is blocked. */
const BLOCKED = /^chat-blocked@/;

let isOpen = false;
let tellUnread: ((count: number) => void) | undefined;
let waiting = 0;
const listeners = new Set<() => void>();

function setOpen(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Replaces the real messenger: sends nothing, and has unread messages for the guests of scenarios. */
export const simulatedMessenger: Messenger = {
  start: async ({ email = '' }) => {
    if (BLOCKED.test(email)) throw new MessengerUnavailable('Simulated');
    waiting = Number(UNREAD.exec(email)?.[1] ?? 0);
  },
  update: () => {},
  show: async () => {
    setOpen(true);
    waiting = 0;
    tellUnread?.(waiting);
  },
  onUnread: (listener) => {
    tellUnread = listener;
    listener(waiting);
  },
  stop: () => {
    tellUnread = undefined;
    setOpen(false);
  },
};

export const closeSimulatedChat = (): void => setOpen(false);

/** Whether the stand-in is to be seen. */
export const useSimulatedChat = (): boolean => useSyncExternalStore(subscribe, () => isOpen);

import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** Takes the count that the messenger pushes (R2-146). */
export function setUnreadMessages(next: number): void {
  count = next;
  for (const listener of listeners) listener();
}

export const unreadMessages = (): number => count;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many messages of the chat wait to be read (R2-73). */
export const useUnreadMessages = (): number => useSyncExternalStore(subscribe, unreadMessages);

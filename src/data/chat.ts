import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import type { Settings } from '#config/settings.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { chatGuest, isSameGuest, messengerFacts } from '#domain/support/chat-guest.ts';
import type { ChatGuest } from '#domain/support/chat-guest.ts';
import { nowInstant } from '#lib/clock.ts';
import { MessengerUnavailable } from '#lib/messenger/messenger.ts';
import type { Messenger } from '#lib/messenger/messenger.ts';
import { createStore } from '#lib/store.ts';
import type { Instant } from '#lib/time.ts';

import { customerQuery } from './account.ts';
import { propertyQuery } from './property.ts';
import { stayQuery } from './stay/stay-queries.ts';

/** The number of unread messages reported by the messenger (R2-146). */
const unread = createStore(0);

export const unreadMessages = unread.read;

/** The number of unread chat messages (R2-73). */
export const useUnreadMessages = (): number => useSyncExternalStore(unread.subscribe, unread.read);

/**
 * The chat's guest: the logged-in member, else the stay's guest. A failure to read the account does not delay the chat
 * (R7-99).
 */
export async function readChatGuest(queryClient: QueryClient, slug: Slug, isLoggedIn: boolean): Promise<ChatGuest> {
  const stay = await queryClient.ensureQueryData(stayQuery(slug));
  const property = await queryClient.ensureQueryData(propertyQuery(stay.propertyId));
  const account = isLoggedIn ? await queryClient.ensureQueryData(customerQuery()).catch(() => null) : null;
  return chatGuest(account, stay.customer, property);
}

/** The settings that decide which messenger is used. */
type MessengerSettings = Pick<Settings, 'environment' | 'thirdParties'>;

/**
 * The messenger, loaded on demand: the real one in deployments, else a simulated one. Rejects if none is configured.
 */
async function loadMessenger({ environment, thirdParties: { messenger } }: MessengerSettings): Promise<Messenger> {
  if (environment === 'development') return (await import('./simulated-messenger.ts')).simulatedMessenger;
  if (messenger === undefined) throw new MessengerUnavailable('No messenger is configured');
  return (await import('#lib/messenger/intercom-messenger.ts')).intercomMessenger(messenger.appId, messenger.origin);
}

/** One guest's chat on this device. */
interface Conversation {
  guest: ChatGuest;
  readonly bootedAt: Instant;
  readonly messenger: Promise<Messenger>;
}

let current: Conversation | undefined;
/** Resolves when the previous conversation has ended, which the next one waits for. */
let ending: Promise<void> = Promise.resolve();

async function begin(conversation: Conversation, settings: MessengerSettings): Promise<Messenger> {
  const messenger = await loadMessenger(settings);
  const facts = messengerFacts(conversation.guest, conversation.bootedAt);
  await messenger.start(facts);
  messenger.update(facts);
  messenger.onUnread((count) => {
    if (current === conversation) unread.write(count);
  });
  return messenger;
}

/**
 * Starts the chat of a guest, or updates the running one. Ends another guest's conversation first (R7-84, R7-99).
 * Rejects if the messenger does not load; the next call tries again.
 */
export async function startChat(settings: MessengerSettings, guest: ChatGuest): Promise<Messenger> {
  if (current && !isSameGuest(current.guest, guest)) stopChat();
  const running = current;
  if (running) return resume(running, guest);
  const conversation: Conversation = {
    guest,
    bootedAt: nowInstant(),
    messenger: ending.then(() => begin(conversation, settings)),
  };
  current = conversation;
  return conversation.messenger.catch((error: unknown) => {
    if (current === conversation) current = undefined;
    throw error;
  });
}

async function resume(conversation: Conversation, guest: ChatGuest): Promise<Messenger> {
  const messenger = await conversation.messenger;
  const { guest: before, bootedAt } = conversation;
  conversation.guest = guest;
  if (JSON.stringify(before) !== JSON.stringify(guest)) messenger.update(messengerFacts(guest, bootedAt));
  return messenger;
}

const isRunning = (guest: ChatGuest): boolean => current !== undefined && isSameGuest(current.guest, guest);

/**
 * Opens the chat under this name and starts it if necessary, unless the caller has left by then. Resolves to whether
 * the chat is running: a logout may have ended it (R7-99). Rejects if it does not open (R2-102).
 */
export async function openChat(
  settings: MessengerSettings,
  guest: ChatGuest,
  name: string,
  isAwaited: () => boolean,
): Promise<boolean> {
  const messenger = await startChat(settings, guest);
  if (isRunning(guest) && isAwaited()) await messenger.show(name);
  return isRunning(guest);
}

/** Ends the chat on this device, even while it is loading: after a logout, and before another guest's chat (R7-99). */
export function stopChat(): void {
  const ended = current;
  if (!ended) return;
  current = undefined;
  unread.write(0);
  ending = ended.messenger.then(
    (messenger) => messenger.stop(),
    () => {},
  );
}

import type { ChatGuest } from '#domain/support/chat-guest.ts';
import type { Instant } from '#lib/time.ts';

import { isSameGuest, messengerFacts } from '#domain/support/chat-guest.ts';
import { nowInstant } from '#lib/clock.ts';

import { loadMessenger } from './load-messenger.ts';
import type { MessengerSettings } from './load-messenger.ts';
import type { Messenger } from './messenger.ts';
import { setUnreadMessages } from './unread-messages.ts';

/** One guest's chat on this device. */
interface Conversation {
  guest: ChatGuest;
  readonly bootedAt: Instant;
  readonly messenger: Promise<Messenger>;
}

let current: Conversation | undefined;
/** The end of the conversation before: the next one waits for it. */
let ending: Promise<void> = Promise.resolve();

async function begin(conversation: Conversation, settings: MessengerSettings): Promise<Messenger> {
  const messenger = await loadMessenger(settings);
  const facts = messengerFacts(conversation.guest, conversation.bootedAt);
  await messenger.start(facts);
  messenger.update(facts);
  messenger.onUnread((count) => {
    if (current === conversation) setUnreadMessages(count);
  });
  return messenger;
}

/**
 * Starts the chat of a guest, or updates the running one. Ends the conversation of another guest first (R7-84, R7-99).
 * Rejects when the messenger does not come; the next call tries again.
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
 * Shows the chat under this name, and starts it first if needed, unless the caller has left by then. Tells whether the
 * chat runs: a logout may have ended it (R7-99). Rejects when it does not open (R2-102).
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

/** Ends the chat on this device, also one still loading: after a logout, and before another guest's (R7-99). */
export function stopChat(): void {
  const ended = current;
  if (!ended) return;
  current = undefined;
  setUnreadMessages(0);
  ending = ended.messenger.then(
    (messenger) => messenger.stop(),
    () => {},
  );
}

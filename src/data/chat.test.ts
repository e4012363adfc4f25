import { beforeEach, expect, test, vi } from 'vitest';

import { chatGuest } from '#domain/support/chat-guest.ts';

import { settingsOfHost } from '../../tests/support/settings.ts';
import type { Messenger } from '#lib/messenger/messenger.ts';

const ANNA = {
  email: 'anna@guest.example',
  firstName: 'Anna',
  lastName: 'Guest',
  externalUserId: 'ext-anna',
  userId: 'user-anna',
  intercomVerificationHash: 'hash-anna',
};
const SETTINGS = settingsOfHost('localhost');
const HELSINKI = { city: 'Helsinki', name: 'Kasarmikatu 40' };
const anna = chatGuest(null, ANNA, HELSINKI);
const annaInBerlin = chatGuest(null, ANNA, { city: 'Berlin', name: 'Torstraße 88' });
const bea = chatGuest(null, { ...ANNA, externalUserId: 'ext-bea' }, HELSINKI);

const calls: string[] = [];
let pushUnread: (count: number) => void = () => {};
let start: () => Promise<void> = () => Promise.resolve();

const messenger: Messenger = {
  start: ({ user_id }) => {
    calls.push(`start ${user_id}`);
    return start();
  },
  update: ({ user_id, property_city }) => void calls.push(`update ${user_id} ${property_city}`),
  show: (name) => {
    calls.push(`show ${name}`);
    return Promise.resolve();
  },
  onUnread: (listener) => {
    pushUnread = listener;
  },
  stop: () => void calls.push('stop'),
};

vi.mock('./simulated-messenger.ts', () => ({ simulatedMessenger: messenger }));

/** A device on which nothing was started yet. */
async function onNewDevice() {
  vi.resetModules();
  return import('./chat.ts');
}

beforeEach(() => {
  calls.length = 0;
  start = () => Promise.resolve();
});

test('starts once for a guest, however often a page calls, and passes the guest (R7-84)', async () => {
  const { startChat } = await onNewDevice();
  await Promise.all([startChat(SETTINGS, anna), startChat(SETTINGS, anna)]);
  await startChat(SETTINGS, anna);
  expect(calls).toEqual(['start ext-anna', 'update ext-anna Helsinki']);
});

test('updates changed facts: the same guest in another building (R7-84)', async () => {
  const { startChat } = await onNewDevice();
  await startChat(SETTINGS, anna);
  await startChat(SETTINGS, annaInBerlin);
  await startChat(SETTINGS, annaInBerlin);
  expect(calls).toEqual(['start ext-anna', 'update ext-anna Helsinki', 'update ext-anna Berlin']);
});

test('ends the conversation of one guest before that of another (R7-99)', async () => {
  const { startChat } = await onNewDevice();
  await startChat(SETTINGS, anna);
  await startChat(SETTINGS, bea);
  expect(calls).toEqual([
    'start ext-anna',
    'update ext-anna Helsinki',
    'stop',
    'start ext-bea',
    'update ext-bea Helsinki',
  ]);
});

test('a logout shuts it down and its unread messages with it, also while it is still on its way (R7-99)', async () => {
  const { startChat, stopChat, unreadMessages } = await onNewDevice();
  const loading = Promise.withResolvers<void>();
  start = () => loading.promise;
  const starting = startChat(SETTINGS, anna);
  await vi.waitFor(() => expect(calls).toEqual(['start ext-anna']));
  stopChat();
  loading.resolve();
  await starting;
  await vi.waitFor(() => expect(calls.at(-1)).toBe('stop'));
  pushUnread(3);
  expect(unreadMessages()).toBe(0);
});

test('keeps the unread messages that are pushed (R2-146)', async () => {
  const { startChat, stopChat, unreadMessages } = await onNewDevice();
  await startChat(SETTINGS, anna);
  pushUnread(3);
  expect(unreadMessages()).toBe(3);
  pushUnread(12);
  expect(unreadMessages()).toBe(12);
  stopChat();
  expect(unreadMessages()).toBe(0);
});

test('opens what is not started yet, and shows it again (R2-102)', async () => {
  const { openChat } = await onNewDevice();
  await openChat(SETTINGS, anna, 'Ask Bob', () => true);
  await openChat(SETTINGS, anna, 'Ask Bob', () => true);
  expect(calls).toEqual(['start ext-anna', 'update ext-anna Helsinki', 'show Ask Bob', 'show Ask Bob']);
});

test('does not show a chat that comes after its page has gone', async () => {
  const { openChat } = await onNewDevice();
  await openChat(SETTINGS, anna, 'Ask Bob', () => false);
  expect(calls).toEqual(['start ext-anna', 'update ext-anna Helsinki']);
});

test('does not show a chat that a logout has ended while it was on its way (R7-99)', async () => {
  const { openChat, stopChat } = await onNewDevice();
  const loading = Promise.withResolvers<void>();
  start = () => loading.promise;
  const opening = openChat(SETTINGS, anna, 'Ask Bob', () => true);
  await vi.waitFor(() => expect(calls).toEqual(['start ext-anna']));
  stopChat();
  loading.resolve();
  expect(await opening).toBe(false);
  expect(calls).not.toContain('show Ask Bob');
  start = () => Promise.resolve();
  expect(await openChat(SETTINGS, anna, 'Ask Bob', () => true)).toBe(true);
});

test('a messenger that does not come says so to who opens it; the next press tries again', async () => {
  const { openChat, stopChat } = await onNewDevice();
  start = () => Promise.reject(new Error('blocked'));
  await expect(openChat(SETTINGS, anna, 'Ask Bob', () => true)).rejects.toThrow('blocked');
  stopChat();
  start = () => Promise.resolve();
  await openChat(SETTINGS, anna, 'Ask Bob', () => true);
  expect(calls).toEqual(['start ext-anna', 'start ext-anna', 'update ext-anna Helsinki', 'show Ask Bob']);
});

import { beforeEach, expect, test, vi } from 'vitest';

import type { MessengerFacts } from '#domain/support/chat-guest.ts';

import type { ChatFrame } from './chat-frame.ts';
import type { ChatCommand, ChatEvent } from './chat-messages.ts';
import type { Messenger } from './messenger.ts';

const FACTS: MessengerFacts = { created_at: 1_795_176_000, source: 'Messenger', user_id: 'ext-anna' };

/** A page of the chat in its frame: its messages, and whether a guest sees it. */
interface FakePage {
  readonly commands: ChatCommand[];
  readonly tell: (event: ChatEvent) => void;
  isThere: boolean;
  openAs: string | undefined;
}

const pages: FakePage[] = [];
let messenger: Messenger;

function openChatFrame(hear: (event: ChatEvent) => void): ChatFrame {
  const page: FakePage = { commands: [], tell: hear, isThere: true, openAs: undefined };
  pages.push(page);
  return {
    tell: (command) => void page.commands.push(command),
    prepare: (name) => () => void (page.openAs = name),
    close: () => void (page.openAs = undefined),
    remove: () => void (page.isThere = false),
  };
}

vi.mock('./chat-frame.ts', () => ({ openChatFrame: (hear: (event: ChatEvent) => void) => openChatFrame(hear) }));

/** The page that was opened last. */
function page(): FakePage {
  const last = pages.at(-1);
  if (!last) throw new Error('No page was opened');
  return last;
}

async function start(): Promise<void> {
  const before = pages.length;
  const starting = messenger.start(FACTS);
  await vi.waitFor(() => expect(pages).toHaveLength(before + 1));
  page().tell({ type: 'started' });
  await starting;
}

/** A window in which no chat has been. */
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  pages.length = 0;
  messenger = (await import('./intercom-messenger.ts')).intercomMessenger('sample-app-id');
});

test('has a page of its own, which knows the guest from the start and stays closed', async () => {
  await start();
  expect(page().commands).toEqual([{ type: 'start', appId: 'sample-app-id', facts: FACTS }]);
  expect(page()).toMatchObject({ isThere: true, openAs: undefined });
});

test('tells the page what is new (R7-84)', async () => {
  await start();
  messenger.update(FACTS);
  expect(page().commands.at(-1)).toEqual({ type: 'update', facts: FACTS });
});

test('pushes the unread messages, also those that were told before anybody asked (R2-146)', async () => {
  await start();
  page().tell({ type: 'unread', count: 3 });
  const counts: number[] = [];
  messenger.onUnread((count) => counts.push(count));
  page().tell({ type: 'unread', count: 0 });
  expect(counts).toEqual([3, 0]);
});

test('is seen once it tells that it is shown, under the name given, and goes when it is closed', async () => {
  await start();
  const showing = messenger.show('Ask Bob');
  expect(page().commands.at(-1)).toEqual({ type: 'show' });
  expect(page().openAs).toBeUndefined();
  page().tell({ type: 'shown' });
  await expect(showing).resolves.toBeUndefined();
  expect(page().openAs).toBe('Ask Bob');
  page().tell({ type: 'hidden' });
  expect(page().openAs).toBeUndefined();
});

test('what opens by itself is not seen: nobody asked for it', async () => {
  await start();
  page().tell({ type: 'shown' });
  expect(page().openAs).toBeUndefined();
});

test('that it does not open is said after ten seconds; the next press tries again', async () => {
  await start();
  const showing = messenger.show('Ask Bob');
  await Promise.all([expect(showing).rejects.toThrow('did not open'), vi.advanceTimersByTimeAsync(10_000)]);
  const again = messenger.show('Ask Bob');
  page().tell({ type: 'shown' });
  await expect(again).resolves.toBeUndefined();
});

test('nothing that was not started opens', async () => {
  await expect(messenger.show('Ask Bob')).rejects.toThrow('did not open');
});

test('after a logout the page is taken away, and the next guest has another (R7-99)', async () => {
  await start();
  const anna = page();
  const opening = messenger.show('Ask Bob');
  anna.tell({ type: 'shown' });
  await opening;
  anna.tell({ type: 'unread', count: 3 });
  messenger.stop();
  expect(anna.openAs).toBeUndefined();
  expect(anna.commands.at(-1)).toEqual({ type: 'stop' });

  const starting = messenger.start(FACTS);
  await vi.advanceTimersByTimeAsync(0);
  expect(pages, 'not before the session of the one before has ended').toHaveLength(1);
  anna.tell({ type: 'stopped' });
  await vi.waitFor(() => expect(pages).toHaveLength(2));
  expect(anna.isThere).toBe(false);
  page().tell({ type: 'started' });
  await starting;
  const counts: number[] = [];
  messenger.onUnread((count) => counts.push(count));
  expect(counts).toEqual([0]);
});

test('a page that does not answer is taken away all the same', async () => {
  await start();
  messenger.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page().isThere).toBe(false);
});

test.each([
  ['blocked', async () => page().tell({ type: 'failed' })],
  ['hanging', () => vi.advanceTimersByTimeAsync(10_000)],
])('a script that is %s leaves nothing behind and can be tried again', async (_words, happens) => {
  const starting = messenger.start(FACTS);
  await vi.waitFor(() => expect(pages).toHaveLength(1));
  await Promise.all([
    expect(starting).rejects.toMatchObject({
      name: 'MessengerUnavailable',
      message: expect.stringContaining('could not be loaded'),
    }),
    happens(),
  ]);
  expect(page().isThere).toBe(false);
  await start();
  expect(pages).toHaveLength(2);
  expect(page().isThere).toBe(true);
});

import { beforeEach, expect, test, vi } from 'vitest';

import type { ChatFrame, ChatCommand, ChatEvent } from './chat-frame.ts';
import type { Messenger, MessengerFacts } from './messenger.ts';

const FACTS: MessengerFacts = { created_at: 1_795_176_000, source: 'Messenger', user_id: 'ext-anna' };

/** A page of the chat in its frame: its messages, and whether a guest sees it. */
interface FakePage {
  readonly commands: ChatCommand[];
  readonly emit: (event: ChatEvent) => void;
  readonly leave: () => void;
  readonly address: string;
  isThere: boolean;
  openAs: string | undefined;
}

const pages: FakePage[] = [];
let messenger: Messenger;

type OpenChatFrame = typeof import('./chat-frame.ts').openChatFrame;
function openChatFrame(...[{ address }, { onEvent, onLeave }]: Parameters<OpenChatFrame>): ChatFrame {
  const page: FakePage = { commands: [], emit: onEvent, leave: onLeave, address, isThere: true, openAs: undefined };
  pages.push(page);
  return {
    send: (command) => void page.commands.push(command),
    prepareOpen: (name) => () => void (page.openAs = name),
    close: () => void (page.openAs = undefined),
    remove: () => void (page.isThere = false),
  };
}

vi.mock('./chat-frame.ts', async (original) => ({
  ...(await original<typeof import('./chat-frame.ts')>()),
  openChatFrame: (...call: Parameters<OpenChatFrame>) => openChatFrame(...call),
}));

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
  page().emit({ type: 'started' });
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

test('passes updates to the page (R7-84)', async () => {
  await start();
  messenger.update(FACTS);
  expect(page().commands.at(-1)).toEqual({ type: 'update', facts: FACTS });
});

test('pushes the unread messages, also those that came before anybody asked (R2-146)', async () => {
  await start();
  page().emit({ type: 'unread', count: 3 });
  const counts: number[] = [];
  messenger.onUnread((count) => counts.push(count));
  page().emit({ type: 'unread', count: 0 });
  expect(counts).toEqual([3, 0]);
});

test('appears with its name once it reports that it is shown, and disappears when closed', async () => {
  await start();
  const showing = messenger.show('Ask Bob');
  expect(page().commands.at(-1)).toEqual({ type: 'show' });
  expect(page().openAs).toBeUndefined();
  page().emit({ type: 'shown' });
  await expect(showing).resolves.toBeUndefined();
  expect(page().openAs).toBe('Ask Bob');
  page().emit({ type: 'hidden' });
  expect(page().openAs).toBeUndefined();
});

test('a chat that opens by itself stays hidden: the guest did not ask for it', async () => {
  await start();
  page().emit({ type: 'shown' });
  expect(page().openAs).toBeUndefined();
});

test('rejects if it does not open within ten seconds; the next click tries again', async () => {
  await start();
  const showing = messenger.show('Ask Bob');
  await Promise.all([expect(showing).rejects.toThrow('did not open'), vi.advanceTimersByTimeAsync(10_000)]);
  const again = messenger.show('Ask Bob');
  page().emit({ type: 'shown' });
  await expect(again).resolves.toBeUndefined();
});

test('nothing that was not started opens', async () => {
  await expect(messenger.show('Ask Bob')).rejects.toThrow('did not open');
});

test('after a logout the page is taken away, and the next guest has another (R7-99)', async () => {
  await start();
  const anna = page();
  const opening = messenger.show('Ask Bob');
  anna.emit({ type: 'shown' });
  await opening;
  anna.emit({ type: 'unread', count: 3 });
  messenger.stop();
  expect(anna.openAs).toBeUndefined();
  expect(anna.commands.at(-1)).toEqual({ type: 'stop' });

  const starting = messenger.start(FACTS);
  await vi.advanceTimersByTimeAsync(0);
  expect(pages, 'not before the session of the one before has ended').toHaveLength(1);
  anna.emit({ type: 'stopped' });
  await vi.waitFor(() => expect(pages).toHaveLength(2));
  expect(anna.isThere).toBe(false);
  page().emit({ type: 'started' });
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
  ['blocked', async () => page().emit({ type: 'failed' })],
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

test('a page that a link has led away is taken away, and opened again with the next press', async () => {
  await start();
  messenger.update({ ...FACTS, property_city: 'Berlin' });
  page().leave();
  expect(page().isThere).toBe(false);
  const showing = messenger.show('Ask Bob');
  await vi.waitFor(() => expect(pages).toHaveLength(2));
  expect(page().commands.at(0)).toMatchObject({ type: 'start', facts: { property_city: 'Berlin' } });
  page().emit({ type: 'started' });
  await vi.waitFor(() => expect(page().commands.at(-1)).toEqual({ type: 'show' }));
  page().emit({ type: 'shown' });
  await showing;
  expect(page().openAs).toBe('Ask Bob');
});

// Proves R7-96.
test.each([
  [undefined, '/chat.html', 'null', false],
  ['https://chat.operator.example', 'https://chat.operator.example/chat.html', 'https://chat.operator.example', true],
])('at %s its page is %s, heard as %s', async (origin, address, heardAs, hasOrigin) => {
  const { chatSource } = await import('./chat-frame.ts');
  const source = chatSource(origin);
  expect(source).toMatchObject({ address, origin: heardAs });
  expect(source.sandbox.split(' ').includes('allow-same-origin')).toBe(hasOrigin);
  expect(source.sandbox).not.toContain('allow-top-navigation');
});

import { chatSource, openChatFrame } from './chat-frame.ts';
import type { ChatEvent, ChatFrame } from './chat-frame.ts';
import { MessengerUnavailable } from './messenger.ts';
import type { Messenger, MessengerFacts } from './messenger.ts';

const RESPONSE_TIMEOUT_MS = 10_000;
/** A page that does not confirm the stop is removed all the same. */
const STOP_TIMEOUT_MS = 1_000;

let frame: ChatFrame | undefined;
let unread = 0;
let notifyUnread = (_count: number): void => {};
/** Settles when the page before has ended: it must not end the next guest's session. */
let ending: Promise<void> = Promise.resolve();
/** Callbacks that wait for an event of the page. */
const waiting = new Set<(type: ChatEvent['type']) => void>();

function onEvent(event: ChatEvent): void {
  for (const listener of waiting) listener(event.type);
  if (event.type === 'hidden') frame?.close();
  if (event.type === 'unread') {
    unread = event.count;
    notifyUnread(unread);
  }
}

/** The first event of the page of these types; undefined when none comes in time. */
const eventOf = <T extends ChatEvent['type']>(types: readonly T[], timeoutMs: number): Promise<T | undefined> =>
  new Promise((resolve) => {
    const settle = (found?: T): void => {
      clearTimeout(timer);
      waiting.delete(listen);
      resolve(found);
    };
    const listen = (type: ChatEvent['type']): void => {
      const found = types.find((each) => each === type);
      if (found) settle(found);
    };
    const timer = setTimeout(settle, timeoutMs);
    waiting.add(listen);
  });

function remove(ended: ChatFrame): void {
  ended.remove();
  unread = 0;
}

/** The guest of the page: when the frame has left it, it is opened again for them. */
let guest: MessengerFacts | undefined;

/** Opens a page of the chat; rejects when its messenger does not come. */
async function open(appId: string, origin: string | undefined, facts: MessengerFacts): Promise<void> {
  const opened = openChatFrame(chatSource(origin), {
    onEvent,
    onLeave: () => {
      if (frame === opened) frame = undefined;
      remove(opened);
    },
  });
  frame = opened;
  const started = eventOf(['started', 'failed'], RESPONSE_TIMEOUT_MS);
  opened.send({ type: 'start', appId, facts });
  if ((await started) === 'started') return;
  if (frame === opened) frame = undefined;
  remove(opened);
  throw new MessengerUnavailable('The messenger could not be loaded');
}

/**
 * Intercom in a separate page, so that it sees no address of a stay; every start has a new page (R7-96, R7-99). `origin`
 * is the host of that page; undefined is the app's own, in a sandbox.
 */
export const intercomMessenger = (appId: string, origin?: string): Messenger => ({
  start: async (facts) => {
    await ending;
    await open(appId, origin, facts);
    guest = facts;
  },
  update: (facts) => {
    guest = facts;
    frame?.send({ type: 'update', facts });
  },
  show: async (name) => {
    if (!frame && guest) await open(appId, origin, guest);
    const present = frame?.prepareOpen(name);
    const shown = eventOf(['shown', 'stopped'], RESPONSE_TIMEOUT_MS);
    frame?.send({ type: 'show' });
    if (!present || (await shown) !== 'shown') throw new MessengerUnavailable('The messenger did not open');
    present();
  },
  onUnread: (listener) => {
    notifyUnread = listener;
    listener(unread);
  },
  stop: () => {
    const ended = frame;
    guest = undefined;
    notifyUnread = () => {};
    if (!ended) return;
    frame = undefined;
    ended.close();
    ending = eventOf(['stopped'], STOP_TIMEOUT_MS).then(() => remove(ended));
    ended.send({ type: 'stop' });
  },
});

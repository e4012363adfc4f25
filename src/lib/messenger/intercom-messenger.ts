import { chatSource, openChatFrame } from './chat-frame.ts';
import type { ChatEvent, ChatFrame } from './chat-frame.ts';
import { MessengerUnavailable } from './messenger.ts';
import type { Messenger, MessengerFacts } from './messenger.ts';

const RESPONSE_TIMEOUT_MS = 10_000;
/** A page that does not confirm the stop is removed anyway. */
const STOP_TIMEOUT_MS = 1_000;

let frame: ChatFrame | undefined;
let unread = 0;
let notifyUnread = (_count: number): void => {};
/** Resolves when the previous page has ended, because it must not end the next guest's session. */
let ending: Promise<void> = Promise.resolve();
/** Callbacks waiting for an event of the page. */
const waiting = new Set<(type: ChatEvent['type']) => void>();

function onEvent(event: ChatEvent): void {
  for (const listener of waiting) listener(event.type);
  if (event.type === 'hidden') frame?.close();
  if (event.type === 'unread') {
    unread = event.count;
    notifyUnread(unread);
  }
}

/** Resolves to the first event of these types; undefined after the timeout. */
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

/** The guest of the page; if the frame is navigated away, it is reopened for them. */
let guest: MessengerFacts | undefined;

/** Opens the chat's page; rejects if its messenger does not load. */
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
 * Intercom in a separate page, so that it does not see the address of a stay; every start uses a new page (R7-96,
 * R7-99). `origin` is the host of that page; undefined means the app's own, in a sandbox.
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

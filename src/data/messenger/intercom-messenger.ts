import type { MessengerFacts } from '#domain/support/chat-guest.ts';

import { chatPlace, openChatFrame } from './chat-frame.ts';
import type { ChatFrame } from './chat-frame.ts';
import type { ChatEvent } from './chat-messages.ts';
import { MessengerUnavailable } from './messenger.ts';
import type { Messenger } from './messenger.ts';

const ANSWERS_WITHIN_MS = 10_000;
/** A page that is asked to stop and says nothing is taken away all the same. */
const STOPS_WITHIN_MS = 1_000;

let frame: ChatFrame | undefined;
let unread = 0;
let tellUnread = (_count: number): void => {};
/** The end of the page before: it must not take the next guest's session with it. */
let ending: Promise<void> = Promise.resolve();
/** Callbacks that wait for an event of the page. */
const waiting = new Set<(type: ChatEvent['type']) => void>();

function hear(event: ChatEvent): void {
  for (const listener of waiting) listener(event.type);
  if (event.type === 'hidden') frame?.close();
  if (event.type === 'unread') {
    unread = event.count;
    tellUnread(unread);
  }
}

/** The first of these answers of the page; undefined when none comes in time. */
const answer = <T extends ChatEvent['type']>(answers: readonly T[], withinMs: number): Promise<T | undefined> =>
  new Promise((resolve) => {
    const settle = (given?: T): void => {
      clearTimeout(timer);
      waiting.delete(listen);
      resolve(given);
    };
    const listen = (type: ChatEvent['type']): void => {
      const given = answers.find((each) => each === type);
      if (given) settle(given);
    };
    const timer = setTimeout(settle, withinMs);
    waiting.add(listen);
  });

function takeAway(ended: ChatFrame): void {
  ended.remove();
  unread = 0;
}

/** Whom the page talks for: a page that was led away is opened again for them. */
let guest: MessengerFacts | undefined;

/** Opens a page of the chat; rejects when its messenger does not come. */
async function open(appId: string, origin: string | undefined, facts: MessengerFacts): Promise<void> {
  const opened = openChatFrame(chatPlace(origin), {
    hear,
    leave: () => {
      if (frame === opened) frame = undefined;
      takeAway(opened);
    },
  });
  frame = opened;
  const started = answer(['started', 'failed'], ANSWERS_WITHIN_MS);
  opened.tell({ type: 'start', appId, facts });
  if ((await started) === 'started') return;
  if (frame === opened) frame = undefined;
  takeAway(opened);
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
    frame?.tell({ type: 'update', facts });
  },
  show: async (name) => {
    if (!frame && guest) await open(appId, origin, guest);
    const present = frame?.prepare(name);
    const shown = answer(['shown', 'stopped'], ANSWERS_WITHIN_MS);
    frame?.tell({ type: 'show' });
    if (!present || (await shown) !== 'shown') throw new MessengerUnavailable('The messenger did not open');
    present();
  },
  onUnread: (listener) => {
    tellUnread = listener;
    listener(unread);
  },
  stop: () => {
    const ended = frame;
    guest = undefined;
    tellUnread = () => {};
    if (!ended) return;
    frame = undefined;
    ended.close();
    ending = answer(['stopped'], STOPS_WITHIN_MS).then(() => takeAway(ended));
    ended.tell({ type: 'stop' });
  },
});

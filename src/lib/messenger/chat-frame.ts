import * as z from 'zod/mini';

import { matchesMedia, onMediaChange } from '../optional-apis.ts';

import type { MessengerFacts } from './messenger.ts';

import './chat-frame.css';

/** On a phone, the chat covers the page. */
const PHONE = '(width < 768px)';

/** Messages from the app to the chat's page. */
export type ChatCommand =
  | { readonly type: 'start'; readonly appId: string; readonly facts: MessengerFacts }
  | { readonly type: 'update'; readonly facts: MessengerFacts }
  | { readonly type: 'show' }
  | { readonly type: 'hide' }
  | { readonly type: 'stop' };

const ChatEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['started', 'failed', 'shown', 'hidden', 'stopped']) }),
  z.strictObject({ type: z.literal('unread'), count: z.int().check(z.nonnegative()) }),
]);
/** Messages from the chat's page to the app. */
export type ChatEvent = z.infer<typeof ChatEvent>;

/** Parses an event strictly: a third-party script runs on its origin, so anything else is ignored. */
export function readChatEvent(data: unknown): ChatEvent | undefined {
  const result = z.safeParse(ChatEvent, data);
  return result.success ? result.data : undefined;
}

/** The chat's page in its frame, initially closed, with the port to it. */
export interface ChatFrame {
  readonly send: (command: ChatCommand) => void;
  /** Remembers the focused element; returns a function that opens the frame with this accessible name. */
  readonly prepareOpen: (name: string) => () => void;
  /** Closes the frame, and returns the focus to the previous element. */
  readonly close: () => void;
  readonly remove: () => void;
}

/** Links in the chat open in another window; the frame cannot navigate the app. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** The address of the chat's page, and the origin of its messages. */
interface ChatSource {
  readonly address: string;
  readonly sandbox: string;
  readonly origin: string;
}

/**
 * The source of the chat's page. A configured host keeps its origin, with storage and cookies. Otherwise the app's own
 * host serves the page without an origin, so that the vendor's script cannot access the app (R7-96).
 */
export const chatSource = (origin: string | undefined): ChatSource =>
  origin === undefined
    ? { address: '/chat.html', sandbox: SANDBOX, origin: 'null' }
    : { address: `${origin}/chat.html`, sandbox: `${SANDBOX} allow-same-origin`, origin };

/** Callbacks of the frame. */
interface ChatListener {
  readonly onEvent: (event: ChatEvent) => void;
  /** The frame was navigated to another page, so the chat is lost. */
  readonly onLeave: () => void;
}

/**
 * Opens the chat's page, which knows neither the address nor the referrer of the surrounding page (R7-96). Once it
 * reports that it has loaded, it receives the only port to the app.
 */
export function openChatFrame(source: ChatSource, { onEvent, onLeave }: ChatListener): ChatFrame {
  const frame = document.createElement('iframe');
  const app = document.querySelector<HTMLElement>('#root');
  const { port1: port, port2: remotePort } = new MessageChannel();
  let opener: Element | null = null;
  let isLoaded = false;

  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const event = readChatEvent(data);
    if (event) onEvent(event);
  });
  port.start();

  /** Passes the port to the chat's page once, and to no other window or origin. */
  function handOver({ source: sender, origin, data }: MessageEvent<unknown>): void {
    if (data !== 'here' || sender !== frame.contentWindow || origin !== source.origin) return;
    window.removeEventListener('message', handOver);
    // A page without an origin cannot be named as target; `contentWindow` determines the recipient.
    frame.contentWindow?.postMessage('line', origin === 'null' ? '*' : origin, [remotePort]);
  }
  window.addEventListener('message', handOver);
  frame.className = 'chat-frame';
  frame.referrerPolicy = 'no-referrer';
  frame.setAttribute('sandbox', source.sandbox);
  frame.src = source.address;
  frame.addEventListener('load', () => {
    if (isLoaded) onLeave();
    isLoaded = true;
  });
  document.body.append(frame);

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, which is no window
  const send = (command: ChatCommand): void => port.postMessage(command);
  const isOpen = (): boolean => frame.classList.contains('is-open');
  /** On a phone, makes the page under the chat inert. */
  function cover(): void {
    if (app) app.inert = isOpen() && matchesMedia(PHONE);
  }
  const stopWatching = onMediaChange(PHONE, cover);

  function close(): void {
    if (!isOpen()) return;
    const { activeElement } = document;
    frame.classList.remove('is-open');
    cover();
    // Focus stays in the page if the guest has moved it there.
    if ((activeElement === frame || activeElement === document.body) && opener instanceof HTMLElement) opener.focus();
  }
  /** On a phone the chat covers the page, so going back closes the chat as well. */
  function goBack(): void {
    if (!isOpen() || !matchesMedia(PHONE)) return;
    send({ type: 'hide' });
    close();
  }
  window.addEventListener('popstate', goBack);
  return {
    send,
    prepareOpen(name) {
      if (document.activeElement !== frame) opener = document.activeElement;
      return () => {
        frame.title = name;
        frame.classList.add('is-open');
        cover();
        frame.focus();
      };
    },
    close,
    remove() {
      close();
      stopWatching();
      window.removeEventListener('popstate', goBack);
      window.removeEventListener('message', handOver);
      port.close();
      frame.remove();
    },
  };
}

import * as z from 'zod/mini';

import type { MessengerFacts } from './messenger.ts';

import './chat-frame.css';

/** What the app sends to the page of the chat. */
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
/** What the page of the chat sends to the app. */
export type ChatEvent = z.infer<typeof ChatEvent>;

/** An event of exactly this shape; a foreign script runs at its origin, so anything else is ignored. */
export function readChatEvent(data: unknown): ChatEvent | undefined {
  const result = z.safeParse(ChatEvent, data);
  return result.success ? result.data : undefined;
}

/** The page of the chat in its frame, closed at first, and the port to it. */
export interface ChatFrame {
  readonly send: (command: ChatCommand) => void;
  /** Remembers the focused element; returns what opens the frame, with this accessible name. */
  readonly prepareOpen: (name: string) => () => void;
  /** Closes the frame; the focus returns to the element that had it. */
  readonly close: () => void;
  readonly remove: () => void;
}

/** Links of the chat open in another window; the frame cannot lead the app anywhere. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Where the page of the chat is, and which origin its messages come from. */
interface ChatSource {
  readonly address: string;
  readonly sandbox: string;
  readonly origin: string;
}

/**
 * The source of the page of the chat. A configured host keeps its origin, with storage and cookies. Beside the app the page
 * has no origin at all, so that the vendor's script cannot read the app (R7-96).
 */
export const chatSource = (origin: string | undefined): ChatSource =>
  origin === undefined
    ? { address: '/chat.html', sandbox: SANDBOX, origin: 'null' }
    : { address: `${origin}/chat.html`, sandbox: `${SANDBOX} allow-same-origin`, origin };

/** Callbacks of the frame. */
interface ChatListener {
  readonly onEvent: (event: ChatEvent) => void;
  /** Something has led the frame to another page: the chat is gone. */
  readonly onLeave: () => void;
}

/**
 * Opens the page of the chat, which knows nothing of the page around it: neither its address nor a referrer (R7-96).
 * The page says that it is there, and gets the one port to the app.
 */
export function openChatFrame(source: ChatSource, { onEvent, onLeave }: ChatListener): ChatFrame {
  const frame = document.createElement('iframe');
  const app = document.querySelector<HTMLElement>('#root');
  const onPhone = window.matchMedia('(width < 768px)');
  const { port1: port, port2: remotePort } = new MessageChannel();
  let opener: Element | null = null;
  let isLoaded = false;

  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const event = readChatEvent(data);
    if (event) onEvent(event);
  });
  port.start();

  /** Hands the port to the page of the chat, once, and to no other window or origin. */
  function handOver({ source: sender, origin, data }: MessageEvent<unknown>): void {
    if (data !== 'here' || sender !== frame.contentWindow || origin !== source.origin) return;
    window.removeEventListener('message', handOver);
    // A page without an origin has no name; the message says which window it is in.
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
  /** What the chat covers on a phone is out of reach there. */
  function cover(): void {
    if (app) app.inert = isOpen() && onPhone.matches;
  }
  onPhone.addEventListener('change', cover);

  function close(): void {
    if (!isOpen()) return;
    const { activeElement } = document;
    frame.classList.remove('is-open');
    cover();
    // A guest who went on in the page beside the chat stays there.
    if ((activeElement === frame || activeElement === document.body) && opener instanceof HTMLElement) opener.focus();
  }
  /** On a phone the page underneath is not to be seen: Back, which changes it, takes the chat away. */
  function goBack(): void {
    if (!isOpen() || !onPhone.matches) return;
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
      onPhone.removeEventListener('change', cover);
      window.removeEventListener('popstate', goBack);
      window.removeEventListener('message', handOver);
      port.close();
      frame.remove();
    },
  };
}

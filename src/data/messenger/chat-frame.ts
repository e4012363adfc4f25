import { readChatEvent } from './chat-messages.ts';
import type { ChatCommand, ChatEvent } from './chat-messages.ts';

import './chat-frame.css';

/** The page of the chat in its frame, closed at first, and the line to it. */
export interface ChatFrame {
  readonly tell: (command: ChatCommand) => void;
  /** Remembers where the guest is; what it gives back opens the frame, under the name given. */
  readonly prepare: (name: string) => () => void;
  /** Closes the frame; the focus goes back to where the guest was. */
  readonly close: () => void;
  readonly remove: () => void;
}

/** Links of the chat open in another window; the frame cannot lead the app anywhere. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Where the chat's page is, and which origin its messages come from. */
interface ChatPlace {
  readonly address: string;
  readonly sandbox: string;
  readonly origin: string;
}

/**
 * The place of the chat's page. A configured host keeps its origin, with storage and cookies. Beside the app the page
 * has no origin at all, so that the vendor's script cannot read the app (R7-96).
 */
export const chatPlace = (origin: string | undefined): ChatPlace =>
  origin === undefined
    ? { address: '/chat.html', sandbox: SANDBOX, origin: 'null' }
    : { address: `${origin}/chat.html`, sandbox: `${SANDBOX} allow-same-origin`, origin };

/** What the app hears from the frame. */
interface ChatListener {
  readonly hear: (event: ChatEvent) => void;
  /** Something has led the frame to another page: the chat is gone. */
  readonly leave: () => void;
}

/**
 * Opens the page of the chat, which knows nothing of the page around it: neither its address nor a referrer (R7-96).
 * The page says that it is there, and gets the one line to the app.
 */
export function openChatFrame(place: ChatPlace, { hear, leave }: ChatListener): ChatFrame {
  const frame = document.createElement('iframe');
  const app = document.querySelector<HTMLElement>('#root');
  const onPhone = window.matchMedia('(width < 768px)');
  const { port1: line, port2: farEnd } = new MessageChannel();
  let opener: Element | null = null;
  let isLoaded = false;

  line.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const event = readChatEvent(data);
    if (event) hear(event);
  });
  line.start();

  /** Hands the line to the chat's page, once, and to no other window or origin. */
  function handOver({ source, origin, data }: MessageEvent<unknown>): void {
    if (data !== 'here' || source !== frame.contentWindow || origin !== place.origin) return;
    window.removeEventListener('message', handOver);
    // A page without an origin has no name; the message says which window it is in.
    frame.contentWindow?.postMessage('line', origin === 'null' ? '*' : origin, [farEnd]);
  }
  window.addEventListener('message', handOver);
  frame.className = 'chat-frame';
  frame.referrerPolicy = 'no-referrer';
  frame.setAttribute('sandbox', place.sandbox);
  frame.src = place.address;
  frame.addEventListener('load', () => {
    if (isLoaded) leave();
    isLoaded = true;
  });
  document.body.append(frame);

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, which is no window
  const tell = (command: ChatCommand): void => line.postMessage(command);
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
    tell({ type: 'hide' });
    close();
  }
  window.addEventListener('popstate', goBack);
  return {
    tell,
    prepare(name) {
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
      line.close();
      frame.remove();
    },
  };
}

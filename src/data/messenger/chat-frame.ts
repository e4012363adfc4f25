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

/** Leads the app to where a link has led the chat's page; the address of foreign pages is not readable. */
function follow({ contentWindow, src }: HTMLIFrameElement): void {
  try {
    const address = contentWindow?.location.href;
    if (address !== undefined && address !== src) window.location.assign(address);
  } catch {
    // Not ours.
  }
}

/** Opens the page of the chat, which knows nothing of the page around it: neither its address nor a referrer (R7-96). */
export function openChatFrame(hear: (event: ChatEvent) => void): ChatFrame {
  const frame = document.createElement('iframe');
  const app = document.querySelector<HTMLElement>('#root');
  const onPhone = window.matchMedia('(width < 768px)');
  const { port1: line, port2: farEnd } = new MessageChannel();
  let opener: Element | null = null;
  let isHandedOver = false;

  line.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const event = readChatEvent(data);
    if (event) hear(event);
  });
  line.start();
  frame.className = 'chat-frame';
  frame.referrerPolicy = 'no-referrer';
  frame.src = '/chat.html';
  frame.addEventListener('load', () => {
    if (isHandedOver) return follow(frame);
    isHandedOver = true;
    frame.contentWindow?.postMessage('line', window.location.origin, [farEnd]);
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
      line.close();
      frame.remove();
    },
  };
}

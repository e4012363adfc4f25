import type { CardFieldName, CardFieldTexts } from './card-fields.ts';
import { PROTOCOL, readFieldMessage } from './field-messages.ts';
import type { FieldMessage, PageMessage } from './field-messages.ts';

/** One field's frame, and the only way to talk with it. */
export interface CardFrame {
  /** The frame has said that it is there: from now on it may be spoken to. */
  readonly welcome: () => void;
  readonly describe: (texts: CardFieldTexts) => void;
  /** Takes on the colours of its surroundings. */
  readonly dress: () => void;
  readonly focus: () => void;
  readonly post: (message: PageMessage) => void;
  /** The frame's own message; undefined for anybody else's. */
  readonly read: (event: MessageEvent<unknown>) => FieldMessage | undefined;
  readonly remove: () => void;
}

/** Opens a field of the provider in its place; `session` ties the two fields of one card together. */
export function openCardFrame(place: HTMLElement, name: CardFieldName, url: URL, session: string): CardFrame {
  let isReady = false;
  let texts: CardFieldTexts | undefined;
  const frame = document.createElement('iframe');
  // Behind the hash: the provider's server learns neither the stay nor the session.
  frame.src = `${url.href}#${name}.${session}`;
  frame.referrerPolicy = 'no-referrer';
  // Its own origin, its own scripts, and nothing else: no pop-ups, no leading the page away.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  place.append(frame);

  function post(message: PageMessage): void {
    if (isReady) frame.contentWindow?.postMessage({ protocol: PROTOCOL, ...message }, url.origin);
  }
  function describe(next: CardFieldTexts): void {
    texts = next;
    const { title, ...words } = next;
    frame.title = title;
    post({ type: 'describe', ...words });
  }
  function dress(): void {
    const style = getComputedStyle(place);
    post({ type: 'look', ink: style.color, soft: style.getPropertyValue('--soft') });
  }
  return {
    welcome() {
      isReady = true;
      if (texts) describe(texts);
      dress();
    },
    describe,
    dress,
    focus() {
      frame.focus();
      post({ type: 'focus' });
    },
    post,
    read: ({ origin, source, data }) =>
      origin === url.origin && source === frame.contentWindow ? readFieldMessage(data) : undefined,
    remove: () => frame.remove(),
  };
}

import type { CardFieldName, CardFieldTexts } from './card-fields.ts';
import { PROTOCOL, readFieldMessage } from './field-messages.ts';
import type { FieldMessage, PageMessage } from './field-messages.ts';

/** One field's frame, and the only way to talk with it. */
export interface CardFrame {
  post(message: PageMessage): void;
  describe(texts: CardFieldTexts): void;
  /** Takes on the colours of the place it stands in. */
  dress(): void;
  focus(): void;
  /** The frame's own message; undefined for anybody else's. */
  read(event: MessageEvent<unknown>): FieldMessage | undefined;
  remove(): void;
}

/** Opens a field of the provider in its place; `session` ties the two fields of one card together. */
export function openCardFrame(place: HTMLElement, name: CardFieldName, url: URL, session: string): CardFrame {
  const frame = document.createElement('iframe');
  // Behind the hash: the provider's server learns neither the stay nor the session.
  frame.src = `${url.href}#${name}.${session}`;
  frame.referrerPolicy = 'no-referrer';
  // Its own origin, its own scripts, and nothing else: no pop-ups, no leading the page away.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  place.append(frame);
  const post = (message: PageMessage) =>
    frame.contentWindow?.postMessage({ protocol: PROTOCOL, ...message }, url.origin);
  return {
    post,
    describe({ title, ...texts }) {
      frame.title = title;
      post({ type: 'describe', ...texts });
    },
    dress() {
      const style = getComputedStyle(place);
      post({ type: 'look', ink: style.color, soft: style.getPropertyValue('--soft') });
    },
    focus() {
      frame.focus();
      post({ type: 'focus' });
    },
    read: ({ origin, source, data }) =>
      origin === url.origin && source === frame.contentWindow ? readFieldMessage(data) : undefined,
    remove: () => frame.remove(),
  };
}

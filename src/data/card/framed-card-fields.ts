import { createStore } from '#lib/store.ts';

import { CARD_FIELD_NAMES, CardRefused } from './card-fields.ts';
import type { CardFieldName, CardFields, CardFieldsState, CardFieldTexts, CardToken } from './card-fields.ts';
import { openCardFrame } from './card-frame.ts';
import type { CardFrame } from './card-frame.ts';
import type { FieldMessage } from './field-messages.ts';

const ARRIVAL_LIMIT_MS = 15_000;
const ANSWER_LIMIT_MS = 20_000;
const START: CardFieldsState = {
  status: 'loading',
  isValid: { number: false, cvv: false },
  focused: null,
  brandCode: null,
};

interface FramedCardFieldsInit {
  /** The provider's field page. */
  readonly url: URL;
  /** The property's public key at the provider. */
  readonly merchantKey: string;
}

/**
 * The provider's fields as frames of its origin, one a field, with the messages of `field-messages.ts`. A frame reports
 * when it is ready and whether its content is valid, and returns a token on request. The security code travels between
 * the two frames, never through the page. A provider's script (Datatrans Secure Fields) would be another implementation
 * of `CardFields`.
 */
export function framedCardFields({ url, merchantKey }: FramedCardFieldsInit): CardFields {
  const { subscribe, read, write } = createStore(START);
  let frames: Partial<Record<CardFieldName, CardFrame>> = {};
  let waiting: { attempt: number; settle: (token: CardToken | undefined) => void } | undefined;
  let attempts = 0;
  const ready = new Set<CardFieldName>();
  const texts: Partial<Record<CardFieldName, CardFieldTexts>> = {};
  const become = (change: Partial<CardFieldsState>): void => write({ ...read(), ...change });

  function welcome(name: CardFieldName): void {
    ready.add(name);
    frames[name]?.welcome();
    if (ready.size === CARD_FIELD_NAMES.length) become({ status: 'ready' });
  }

  function hear(name: CardFieldName, message: FieldMessage, onEnter: () => void): void {
    switch (message.type) {
      case 'ready':
        return welcome(name);
      case 'enter':
        return onEnter();
      case 'state': {
        const brandCode = name === 'number' ? message.brandCode : read().brandCode;
        const focused = message.hasFocus ? name : read().focused === name ? null : read().focused;
        return become({ isValid: { ...read().isValid, [name]: message.isValid }, focused, brandCode });
      }
      case 'refused':
        if (message.attempt === waiting?.attempt) waiting.settle(undefined);
        return;
      case 'token': {
        const { attempt, transactionId, numberMasked, brandCode } = message;
        if (attempt === waiting?.attempt) waiting.settle({ transactionId, numberMasked, brandCode });
      }
    }
  }

  return {
    mount(places, { onEnter }) {
      const session = crypto.getRandomValues(new Uint32Array(4)).join('-');
      const opened = {
        number: openCardFrame(places.number, 'number', url, session),
        cvv: openCardFrame(places.cvv, 'cvv', url, session),
      };
      frames = opened;
      for (const name of CARD_FIELD_NAMES) {
        const words = texts[name];
        if (words) opened[name].describe(words);
      }
      const onMessage = (event: MessageEvent<unknown>) => {
        for (const name of CARD_FIELD_NAMES) {
          const message = opened[name].read(event);
          if (message) hear(name, message, onEnter);
        }
      };
      const dress = () => CARD_FIELD_NAMES.forEach((name) => opened[name].dress());
      const darkness = matchMedia('(prefers-color-scheme: dark)');
      window.addEventListener('message', onMessage);
      darkness.addEventListener('change', dress);
      const late = setTimeout(() => read().status === 'loading' && become({ status: 'unavailable' }), ARRIVAL_LIMIT_MS);
      return () => {
        clearTimeout(late);
        darkness.removeEventListener('change', dress);
        window.removeEventListener('message', onMessage);
        for (const name of CARD_FIELD_NAMES) opened[name].remove();
        waiting?.settle(undefined);
        ready.clear();
        frames = {};
        become(START);
      };
    },
    describe(name, words) {
      texts[name] = words;
      frames[name]?.describe(words);
    },
    focus: (name) => frames[name]?.focus(),
    subscribe,
    state: read,
    submit: () =>
      new Promise((resolve, reject) => {
        attempts += 1;
        const late = setTimeout(() => waiting?.settle(undefined), ANSWER_LIMIT_MS);
        waiting = {
          attempt: attempts,
          settle(token) {
            clearTimeout(late);
            waiting = undefined;
            if (token) resolve(token);
            else reject(new CardRefused());
          },
        };
        frames.number?.post({ type: 'tokenise', attempt: attempts, merchantKey });
      }),
  };
}

import { DARK, onMediaChange } from '#lib/optional-apis.ts';
import { createStore } from '#lib/store.ts';

import { CardRefused } from './card-fields.ts';
import type { CardFieldName, CardFields, CardFieldsState, CardFieldTexts, CardToken } from './card-fields.ts';
import {
  brandCodeOf,
  isInitFailure,
  readCardInfo,
  readFieldsReport,
  readSuccess,
  giveUpSecureFields,
  loadSecureFields,
} from './secure-fields.ts';
import type { CardInfo, FieldsReport, ProviderField, SecureFields } from './secure-fields.ts';

const LOAD_TIMEOUT_MS = 15_000;
const SUBMIT_TIMEOUT_MS = 20_000;
const INITIAL: CardFieldsState = {
  status: 'loading',
  isValid: { number: false, cvv: false },
  focused: null,
  brandCode: null,
};
const PROVIDER_NAMES: Readonly<Record<CardFieldName, ProviderField>> = { number: 'cardNumber', cvv: 'cvv' };
const NAMES: Readonly<Record<string, CardFieldName>> = { cardNumber: 'number', cvv: 'cvv' };
const NO_TEXTS: CardFieldTexts = { label: '', title: '', hint: '', problem: '' };

/** Label, hint and problem in one sentence for screen readers, because the provider's frame supports only a label. */
const spoken = ({ label, hint, problem }: CardFieldTexts): string =>
  [label, hint, problem].filter((text) => text !== '').join('. ');

/** iPhones zoom in on focused fields with smaller text. */
const SMALLEST_TEXT_PX = 16;

/** Styles for the provider's fields, derived from their container. */
function stylesOf(container: HTMLElement): Record<string, string> {
  const { color, fontSize } = getComputedStyle(container);
  const size = Math.max(SMALLEST_TEXT_PX, Number.parseFloat(fontSize));
  const soft = getComputedStyle(container).getPropertyValue('--soft');
  return {
    '*': [
      'box-sizing: border-box; width: 100%; height: 100%; margin: 0; padding: 0 1rem; border: 0; outline: none',
      `background: transparent; color: ${color}; caret-color: ${color}`,
      `font: 400 ${size}px/1.4 system-ui, sans-serif; font-variant-numeric: tabular-nums`,
    ].join('; '),
    '*::placeholder': `color: ${soft}; opacity: 1`,
    cvv: '-webkit-text-security: disc',
  };
}

/** A card being submitted to the provider. */
interface Submission {
  readonly card: CardInfo;
  readonly settle: (token: CardToken | undefined) => void;
}

interface SecureCardFieldsInit {
  /** The address of the provider's script. */
  readonly address: string;
  /** The property's public key with the provider. */
  readonly merchantKey: string;
}

/**
 * Datatrans Secure Fields 2. Its script adds a frame of its origin to each container, reports whether the content is
 * valid, and exchanges it for a transaction (R5-39, R7-46). `submit` rejects with CardRefused.
 */
export function secureCardFields({ address, merchantKey }: SecureCardFieldsInit): CardFields {
  const { subscribe, read, write } = createStore(INITIAL);
  const { origin } = new URL(address);
  const texts: Partial<Record<CardFieldName, CardFieldTexts>> = {};
  const textsOf = (name: CardFieldName): CardFieldTexts => texts[name] ?? NO_TEXTS;
  /** Set while the fields are mounted. */
  let containers: Readonly<Record<CardFieldName, HTMLElement>> | undefined;
  let ready: SecureFields | undefined;
  let waiting: Submission | undefined;
  /** The number of a submission that timed out; its late response must not be attributed to another card. */
  let timedOut: string | undefined;
  const update = (change: Partial<CardFieldsState>): void => write({ ...read(), ...change });

  function label(name: CardFieldName): void {
    const frame = containers?.[name].querySelector('iframe');
    if (frame) frame.title = textsOf(name).title;
    ready?.setAriaLabel?.(PROVIDER_NAMES[name], spoken(textsOf(name)));
  }

  function applyReport(report: FieldsReport): void {
    const { fields, event } = report;
    const name = event && NAMES[event.field];
    const hasLeft = event?.type === 'blur' && read().focused === name;
    update({
      isValid: { number: fields.cardNumber.valid, cvv: fields.cvv.valid },
      focused: name && event.type === 'focus' ? name : hasLeft ? null : read().focused,
      // `validate` reports no brand.
      ...(event && { brandCode: brandCodeOf(report) }),
    });
  }

  function settle(data: unknown): void {
    const success = readSuccess(data, origin);
    if (timedOut !== undefined && waiting && timedOut !== waiting.card.maskedCard) {
      timedOut = undefined;
      return;
    }
    const card = waiting?.card;
    waiting?.settle(success && card && { ...success, numberMasked: card.maskedCard, brandCode: card.paymentMethod });
  }

  function listen(
    provider: SecureFields,
    { onReady, onFail, onEnter }: Record<'onReady' | 'onFail' | 'onEnter', () => void>,
  ): void {
    provider.on('ready', onReady);
    provider.on('change', (data) => {
      const report = readFieldsReport(data);
      if (report) applyReport(report);
      if (report?.event?.type === 'keyDown' && report.event.eventData?.key === 'Enter') onEnter();
    });
    provider.on('validate', (data) => {
      const report = readFieldsReport(data);
      if (!report) return;
      applyReport(report);
      if (report.fields.cardNumber.valid && read().brandCode === null)
        provider.getCardInfo((data) => update({ brandCode: readCardInfo(data)?.paymentMethod ?? null }));
      // For an invalid card the provider sends neither success nor error.
      if (!report.fields.cardNumber.valid || !report.fields.cvv.valid) waiting?.settle(undefined);
    });
    provider.on('success', settle);
    provider.on('error', (data) => (isInitFailure(data) ? onFail() : settle(undefined)));
  }

  function fieldOf(name: CardFieldName, id: string) {
    const { label: ariaLabel, title: iframeTitle } = textsOf(name);
    return { placeholderElementId: id, inputType: 'tel', ariaLabel, iframeTitle } as const;
  }

  return {
    mount(opened, { onEnter }) {
      containers = opened;
      let provider: SecureFields | undefined;
      let isUnmounted = false;
      const fail = (): void => {
        if (isUnmounted || read().status !== 'loading') return;
        giveUpSecureFields();
        update({ status: 'unavailable' });
      };
      const applyStyles = (): void => ready?.setStyle(stylesOf(opened.number));
      const start = (Provider: new () => SecureFields): void => {
        if (isUnmounted) return;
        provider = new Provider();
        listen(provider, {
          onReady: () => {
            ready = provider;
            update({ status: 'ready' });
            for (const name of ['number', 'cvv'] as const) label(name);
            // The guest or autofill may have filled in the fields before they were ready.
            provider?.validate();
          },
          onFail: fail,
          onEnter,
        });
        provider.initTokenize(
          merchantKey,
          { cardNumber: fieldOf('number', opened.number.id), cvv: fieldOf('cvv', opened.cvv.id) },
          { styles: stylesOf(opened.number) },
        );
      };
      const timer = setTimeout(fail, LOAD_TIMEOUT_MS);
      loadSecureFields(address).then(start).catch(fail);
      const stopStyling = onMediaChange(DARK, applyStyles);
      return () => {
        isUnmounted = true;
        clearTimeout(timer);
        stopStyling();
        provider?.destroy();
        waiting?.settle(undefined);
        containers = undefined;
        ready = undefined;
        update(INITIAL);
      };
    },
    describe(name, next) {
      texts[name] = next;
      label(name);
    },
    focus: (name) => ready?.focus(PROVIDER_NAMES[name]),
    subscribe,
    state: read,
    submit: (expiry) =>
      new Promise((resolve, reject) => {
        const provider = ready;
        const timer = setTimeout(() => {
          timedOut = waiting?.card.maskedCard;
          settleWith(undefined);
        }, SUBMIT_TIMEOUT_MS);
        function settleWith(token: CardToken | undefined): void {
          clearTimeout(timer);
          waiting = undefined;
          if (token) resolve(token);
          else reject(new CardRefused());
        }
        if (!provider) return settleWith(undefined);
        provider.getCardInfo((data) => {
          const card = readCardInfo(data);
          if (!card || provider !== ready) return settleWith(undefined);
          waiting = { card, settle: settleWith };
          const [expm = 0, expy = 0] = expiry.split('/').map(Number);
          provider.submit({ expm, expy });
        });
      }),
  };
}

import {
  BANK_ASKS_NUMBER,
  brandCodeOf,
  cvvDigits,
  cvvLength,
  inGroups,
  isCardNumber,
  masked,
  numberDigits,
  REFUSED_NUMBER,
} from './card-number.ts';
import { isMerchant } from './merchant.ts';

/**
 * One hosted field of the simulated payment provider, for development and tests only. It runs in a frame of the
 * provider's origin; the address names the field and its form. Typed digits never reach the merchant's page: it gets
 * lengths, validity, the brand, a masked number and a transaction.
 */
const parameters = new URLSearchParams(location.search);
const parameter = (name: string): string => parameters.get(name) ?? '';
const fieldName = parameter('fieldName') === 'cvv' ? 'cvv' : 'cardNumber';
const instanceId = parameter('instanceId');
const isNumber = fieldName === 'cardNumber';

/** A message between the two fields; contains no digits. */
interface Shared {
  readonly length: number;
  readonly isNumberValid: boolean;
  readonly paymentMethod: string | null;
}

const input = document.querySelector('input');
if (!input) throw new Error('No field');
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

const sibling = new BroadcastChannel(`card-fields.${instanceId}`);
let other: Shared = { length: 0, isNumberValid: false, paymentMethod: null };
/** The origin of the surrounding page, the merchant. Messages are sent only to known merchants. */
let merchant = location.ancestorOrigins?.[0];

const digits = (): string => (isNumber ? numberDigits(input.value) : cvvDigits(input.value));
const own = (): Shared => ({
  length: digits().length,
  isNumberValid: isNumber && isCardNumber(digits()),
  paymentMethod: isNumber ? brandCodeOf(digits()) : null,
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin by itself
const share = (): void => sibling.postMessage(own());

/** The form's state, shared by both frames. */
function fieldsNow() {
  const [number, cvv] = isNumber ? [own(), other] : [other, own()];
  const { paymentMethod } = number;
  return {
    cardNumber: { length: number.length, valid: number.isNumberValid, ...(paymentMethod && { paymentMethod }) },
    cvv: { length: cvv.length, valid: cvv.length === cvvLength(paymentMethod) },
  };
}

function tell(messageType: string, rest: object = {}): void {
  const isKnown = merchant !== undefined && isMerchant(merchant, location);
  if (isKnown || messageType === 'fieldReady')
    window.parent.postMessage({ instanceId, messageType, ...rest }, isKnown ? (merchant ?? '*') : '*');
}

function report() {
  const fields = fieldsNow();
  return { fields, hasErrors: !fields.cardNumber.valid || !fields.cvv.valid };
}

const tellChange = (type: string, eventData?: object): void =>
  tell('change', { response: { ...report(), event: { field: fieldName, type, ...(eventData && { eventData }) } } });

function typed(): void {
  if (!input) return;
  // Regrouping while editing in the middle would move the caret to the end.
  if (!isNumber) input.value = digits();
  else if (input.selectionStart === input.value.length) input.value = inGroups(digits());
  share();
  tellChange('keyUp', { isNumber: true });
}

/** The provider's answer for the entered card. */
function submitted(): object {
  if (report().hasErrors || digits() === REFUSED_NUMBER) return { result: 'error', error: { message: 'declined' } };
  const transactionId = crypto.getRandomValues(new Uint32Array(2)).join('').padStart(18, '1').slice(0, 18);
  const back = new URLSearchParams({ transactionId, returnUrl: `${merchant ?? ''}/card-return` });
  return {
    result: 'success',
    transactionId,
    cardInfo: { brand: 'SIMULATED', type: 'credit', usage: 'consumer', country: 'FI', issuer: 'SIMULATED' },
    // Differs from the provider, which involves a bank only in transactions that a server has started.
    ...(digits() === BANK_ASKS_NUMBER && { redirect: new URL(`3D2?${back.toString()}`, location.href).href }),
  };
}

interface Request {
  readonly messageType?: unknown;
  readonly messageId?: string;
  readonly selectors?: readonly string[];
  readonly style?: string;
  readonly placeholder?: string;
  readonly ariaLabel?: string;
}

function answer({
  messageType,
  messageId,
  selectors = [],
  style = '',
  placeholder = '',
  ariaLabel = '',
}: Request): void {
  if (!input) return;
  switch (messageType) {
    case 'setStyle':
      sheet.insertRule(`input${selectors.join('')} { ${style} }`, sheet.cssRules.length);
      break;
    case 'setPlaceholder':
      input.placeholder = placeholder;
      break;
    case 'setAriaLabel':
      input.ariaLabel = ariaLabel;
      break;
    case 'clear':
      input.value = '';
      typed();
      break;
    case 'validateRequest':
      tell('validateResponse', { response: report() });
      break;
    case 'cardInfoRequest':
      tell('cardInfoResponse', {
        messageId,
        response: isCardNumber(digits()) ? { maskedCard: masked(digits()), paymentMethod: brandCodeOf(digits()) } : {},
      });
      break;
    case 'submitRequest':
      tell('validateResponse', { response: report() });
      if (!report().hasErrors) tell('submitResponse', { messageId, response: submitted() });
  }
}

input.type = parameter('inputType') === 'tel' ? 'tel' : 'text';
input.ariaLabel = parameter('ariaLabel') || input.ariaLabel;
input.autocomplete = isNumber ? 'cc-number' : 'cc-csc';
// Digits that an input method is still composing, such as full-width ones, are normalised afterwards.
input.addEventListener('input', (event) => {
  if (!(event instanceof InputEvent && event.isComposing && /[^\d ]/.test(input.value))) typed();
});
input.addEventListener('compositionend', typed);
input.addEventListener('focus', () => tellChange('focus'));
input.addEventListener('blur', () => {
  if (isNumber) input.value = inGroups(digits());
  tellChange('blur');
});
input.addEventListener('keydown', ({ key }) => tellChange('keyDown', { key }));
// The merchant's page focuses the frame, which contains only this field.
window.addEventListener('focus', () => input.focus());

sibling.addEventListener('message', ({ data }: MessageEvent<Shared | 'hello'>) => {
  if (data === 'hello') return share();
  other = data;
});

window.addEventListener('message', ({ origin, source, data }: MessageEvent<Request | null>) => {
  if (source !== window.parent || !isMerchant(origin, location) || data === null) return;
  merchant = origin;
  answer(data);
});

if (parameter('merchantId') === '') tell('initResponse', { error: { message: 'merchantId is missing' } });
else {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin by itself
  sibling.postMessage('hello');
  // The guest or autofill may have filled in the field before this script ran.
  input.value = isNumber ? inGroups(digits()) : digits();
  share();
  tell('fieldReady', { fieldName, formId: instanceId });
}

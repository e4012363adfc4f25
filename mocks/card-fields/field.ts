import { brandCodeOf, inGroups, isCardNumber, isCvv, masked, numberDigits, REFUSED_NUMBER } from './card-number.ts';
import { isMerchant, PROTOCOL, readMerchantMessage } from './messages.ts';
import type { MerchantMessage } from './messages.ts';

/**
 * One hosted field of the simulated payment provider, for development and tests only. It runs in a frame of the
 * provider's origin; the address names the field and its session. Typed text never reaches the merchant's page. The
 * security code goes to the number's frame by a channel of this origin, and a transaction comes out.
 */
const [name = 'number', session = ''] = location.hash.slice(1).split('.');
const isNumber = name === 'number';
const SIBLING_LIMIT_MS = 5_000;
const LONGEST_CVV = 4;

const element = <E extends Element>(id: string, kind: new () => E): E => {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`No #${id}`);
  return found;
};
const input = element('field', HTMLInputElement);
const hint = element('hint', HTMLElement);
const problem = element('problem', HTMLElement);
const siblings = new BroadcastChannel(`card-fields.${session}`);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin by itself
const share = (message: object) => siblings.postMessage(message);

let brandCode: string | null = null;
/** Known once the merchant's page has sent a message; before that only 'ready' is sent. */
let merchant: string | undefined;

const tell = (message: object) =>
  merchant !== undefined && window.parent.postMessage({ protocol: PROTOCOL, ...message }, merchant);
const isValid = () => (isNumber ? isCardNumber(numberDigits(input.value)) : isCvv(input.value, brandCode));
const tellState = (hasFocus = document.activeElement === input && document.hasFocus()) =>
  tell({ type: 'state', isValid: isValid(), hasFocus, brandCode: isNumber ? brandCode : null });

function typed(): void {
  if (isNumber) {
    const digits = numberDigits(input.value);
    // Regrouping in the middle of a number would throw the caret to its end.
    if (input.selectionStart === input.value.length) input.value = inGroups(digits);
    brandCode = brandCodeOf(digits);
    share({ brandCode });
  } else {
    input.value = input.value.slice(0, 200).replace(/\D/g, '').slice(0, LONGEST_CVV);
  }
  tellState();
}

/** Asks the security code's frame for what it holds. */
const securityCode = (): Promise<string> =>
  new Promise((resolve) => {
    const answer = ({ data }: MessageEvent<{ cvv?: string }>) => {
      if (data.cvv === undefined) return;
      siblings.removeEventListener('message', answer);
      resolve(data.cvv);
    };
    siblings.addEventListener('message', answer);
    share({ wants: 'cvv' });
    setTimeout(resolve, SIBLING_LIMIT_MS, '');
  });

async function tokenise(attempt: number): Promise<void> {
  const digits = numberDigits(input.value);
  const fits = isCardNumber(digits) && isCvv(await securityCode(), brandCode);
  if (!fits || digits === REFUSED_NUMBER) return void tell({ type: 'refused', attempt });
  const transactionId = `sim-${crypto.getRandomValues(new Uint32Array(3)).join('-')}`;
  tell({ type: 'token', attempt, transactionId, numberMasked: masked(digits), brandCode });
}

function hear(message: MerchantMessage): void {
  switch (message.type) {
    case 'describe':
      document.documentElement.lang = message.language;
      document.title = message.label;
      input.ariaLabel = message.label;
      input.ariaInvalid = message.problem === '' ? null : 'true';
      hint.textContent = message.hint;
      problem.textContent = message.problem;
      break;
    case 'look':
      document.documentElement.style.setProperty('--ink', message.ink);
      document.documentElement.style.setProperty('--soft', message.soft);
      break;
    case 'focus':
      input.focus();
      break;
    case 'tokenise':
      if (isNumber) void tokenise(message.attempt);
  }
}

input.autocomplete = isNumber ? 'cc-number' : 'cc-csc';
input.classList.add(isNumber ? 'number' : 'cvv');
input.addEventListener('input', typed);
input.addEventListener('focus', () => tellState(true));
input.addEventListener('blur', () => {
  if (isNumber) input.value = inGroups(numberDigits(input.value));
  tellState(false);
});
input.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') tell({ type: 'enter' });
});
// The merchant's page focuses the frame; the field is all there is in it.
window.addEventListener('focus', () => input.focus());

siblings.addEventListener(
  'message',
  ({ data }: MessageEvent<{ brandCode?: string | null; wants?: 'cvv' | 'brand' }>) => {
    if (isNumber) return void (data.wants === 'brand' && share({ brandCode }));
    if (data.wants === 'cvv') share({ cvv: input.value });
    if (data.brandCode === undefined || data.brandCode === brandCode) return;
    brandCode = data.brandCode;
    tellState();
  },
);

window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
  if (source !== window.parent || !isMerchant(origin, location)) return;
  const message = readMerchantMessage(data);
  if (!message) return;
  const isFirst = merchant === undefined;
  merchant = origin;
  hear(message);
  if (isFirst) tellState();
});

// Quick fingers and browsers that fill in may have been here before this script.
typed();
if (!isNumber) share({ wants: 'brand' });

// Says only that the field is here, so it may be said to anyone.
window.parent.postMessage({ protocol: PROTOCOL, type: 'ready' }, '*');

import { beforeEach, describe, expect, test, vi } from 'vitest';

import { CardRefused } from './card-fields.ts';
import type { CardFields } from './card-fields.ts';

/** The provider's script as the page sees it; a test says what it answers. */
class FakeProvider {
  readonly handlers = new Map<string, (data?: unknown) => void>();
  readonly initTokenize = vi.fn<(merchant: string) => void>();
  readonly validate = vi.fn<() => void>();
  readonly setStyle = vi.fn<(styles: object) => void>();
  readonly setAriaLabel = vi.fn<(field: string, label: string) => void>();
  readonly focus = vi.fn<(field: string) => void>();
  readonly destroy = vi.fn<() => void>();
  readonly submit = vi.fn<(parameters: object) => void>();
  card: unknown = { maskedCard: '424242xxxxxx4242', paymentMethod: 'VIS' };
  on(event: string, handler: (data?: unknown) => void): void {
    this.handlers.set(event, handler);
  }
  getCardInfo(callback: (data?: unknown) => void): void {
    callback(this.card);
  }
  emit(event: string, data?: unknown): void {
    this.handlers.get(event)?.(data);
  }
}

let provider: FakeProvider;
let load: () => Promise<unknown>;
const giveUp = vi.fn<() => void>();
vi.mock('./secure-fields.ts', async (original) => ({
  ...(await original<typeof import('./secure-fields.ts')>()),
  loadSecureFields: () => load(),
  giveUpSecureFields: () => giveUp(),
}));

const TAKEN = { transactionId: '180403204621339015' };
const report = (number: boolean, cvv: boolean, event?: object, paymentMethod?: string) => ({
  fields: { cardNumber: { valid: number, ...(paymentMethod && { paymentMethod }) }, cvv: { valid: cvv } },
  ...(event && { event }),
});

let fields: CardFields;
let unmount: () => void;
const onEnter = vi.fn<() => void>();

async function mount(): Promise<void> {
  const place = (id: string) => ({ id, querySelector: () => null }) as unknown as HTMLElement;
  unmount = fields.mount({ number: place('number'), cvv: place('cvv') }, { onEnter });
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('getComputedStyle', () => ({
    color: 'rgb(0, 0, 0)',
    fontSize: '16px',
    getPropertyValue: () => '#555',
  }));
  provider = new FakeProvider();
  load = () =>
    Promise.resolve(function Provider() {
      return provider;
    });
  giveUp.mockReset();
  onEnter.mockReset();
  const { secureCardFields } = await import('./secure-card-fields.ts');
  fields = secureCardFields({ address: 'https://pay.datatrans.com/x.js', merchantKey: 'key' });
});

async function ready(): Promise<void> {
  await mount();
  provider.emit('ready');
}

describe('whether the fields are there', () => {
  test('is ready when the provider reports it; then validates earlier input', async () => {
    await mount();
    expect(fields.state().status).toBe('loading');
    provider.emit('ready');
    expect(fields.state().status).toBe('ready');
    expect(provider.validate).toHaveBeenCalledTimes(1);
    provider.emit('validate', report(true, false));
    expect(fields.state()).toMatchObject({ isValid: { number: true, cvv: false }, brandCode: 'VIS' });
  });

  test.each([
    ['a script that does not load', () => (load = () => Promise.reject(new Error('blocked')))],
    [
      'a script that throws',
      () =>
        provider.initTokenize.mockImplementation(() => {
          throw new Error('broken');
        }),
    ],
  ])('%s is unavailable at once', async (_, fail) => {
    fail();
    await mount();
    expect(fields.state().status).toBe('unavailable');
    expect(giveUp).toHaveBeenCalledTimes(1);
  });

  test('a merchant that the provider does not know is unavailable', async () => {
    await mount();
    provider.emit('error', { action: 'init' });
    expect(fields.state().status).toBe('unavailable');
  });

  test('frames that hang are given up after 15 seconds; those that come later are taken', async () => {
    await mount();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(fields.state().status).toBe('unavailable');
    provider.emit('ready');
    expect(fields.state().status).toBe('ready');
  });

  test('nothing is left of fields that were taken away', async () => {
    await ready();
    unmount();
    expect(provider.destroy).toHaveBeenCalledTimes(1);
    await expect(fields.submit('09/39')).rejects.toBeInstanceOf(CardRefused);
  });
});

describe('what is typed', () => {
  test('the cursor and the brand follow the reports, and Enter sends the form', async () => {
    await ready();
    provider.emit('change', report(false, false, { field: 'cardNumber', type: 'focus' }, 'AMX'));
    expect(fields.state()).toMatchObject({ focused: 'number', brandCode: 'AMX' });
    provider.emit('change', report(false, false, { field: 'cvv', type: 'focus' }));
    provider.emit('change', report(false, false, { field: 'cardNumber', type: 'blur' }));
    expect(fields.state().focused).toBe('cvv');
    provider.emit('change', report(false, false, { field: 'cvv', type: 'keyDown', eventData: { key: 'Enter' } }));
    expect(onEnter).toHaveBeenCalledTimes(1);
    provider.emit('change', { fields: 'none' });
    expect(fields.state().focused).toBe('cvv');
  });

  test('label, hint and problem are one name', async () => {
    await ready();
    fields.describe('cvv', { label: 'CVV', title: 'CVV, there', hint: '3 digits', problem: 'Please check CVV' });
    expect(provider.setAriaLabel).toHaveBeenLastCalledWith('cvv', 'CVV. 3 digits. Please check CVV');
  });
});

describe('what becomes of the card (R5-39, R7-46)', () => {
  test('the provider takes it: a transaction, the masked number, the brand', async () => {
    await ready();
    const token = fields.submit('09/39');
    expect(provider.submit).toHaveBeenCalledWith({ expm: 9, expy: 39 });
    provider.emit('success', TAKEN);
    expect(await token).toMatchObject({ ...TAKEN, numberMasked: '424242xxxxxx4242', brandCode: 'VIS' });
  });

  test.each([
    ['an error', () => provider.emit('error', { action: 'submit' })],
    ['a card that is not valid', () => provider.emit('validate', report(false, true))],
    ['an answer of another shape', () => provider.emit('success', { transactionId: '<b>' })],
    ['no answer', () => vi.advanceTimersByTime(20_000)],
  ])('%s is a refusal', async (_, happen) => {
    await ready();
    const token = fields.submit('09/39').catch((error: unknown) => error);
    happen();
    expect(await token).toBeInstanceOf(CardRefused);
  });

  test('a number that is not masked does not get in', async () => {
    await ready();
    provider.card = { maskedCard: '4242424242424242', paymentMethod: 'VIS' };
    await expect(fields.submit('09/39')).rejects.toBeInstanceOf(CardRefused);
    expect(provider.submit).not.toHaveBeenCalled();
  });

  test('the late answer for one card is not taken for that of the next', async () => {
    await ready();
    const first = fields.submit('09/39').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await first).toBeInstanceOf(CardRefused);
    provider.card = { maskedCard: '555555xxxxxx4444', paymentMethod: 'ECA' };
    const second = fields.submit('09/39');
    provider.emit('success', TAKEN);
    provider.emit('success', { transactionId: '180403204621339099' });
    expect(await second).toMatchObject({ transactionId: '180403204621339099', numberMasked: '555555xxxxxx4444' });
  });
});

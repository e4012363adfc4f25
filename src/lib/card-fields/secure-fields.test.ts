import { describe, expect, test } from 'vitest';

import {
  brandCodeOf,
  isInitFailure,
  readCardInfo,
  readFieldsReport,
  readSuccess,
  secureFieldsAddress,
} from './secure-fields.ts';

const PROVIDER = 'https://pay.datatrans.com';
const FIELDS = { cardNumber: { length: 16, valid: true, paymentMethod: 'VIS' }, cvv: { length: 3, valid: true } };
const INFO = {
  maskedCard: '424242xxxxxx4242',
  paymentMethod: 'VIS',
  cardInfo: { brand: 'VISA CREDIT', country: 'GB' },
};
const TAKEN = { transactionId: '180403204621339015', cardInfo: { brand: 'VISA DEBIT' } };

const NOBODYS: unknown[] = [
  undefined,
  null,
  0,
  '',
  'ready',
  true,
  [],
  {},
  new Date(0),
  JSON.stringify(INFO),
  { fields: null },
  { fields: {} },
  { fields: { cardNumber: { valid: 'true' }, cvv: { valid: true } } },
  { data: null },
  { source: 'react-devtools-content-script' },
];

describe("S26 what the provider's script reports to the page", () => {
  test.each([
    { fields: FIELDS, hasErrors: false },
    { fields: FIELDS, hasErrors: false, event: { field: 'cardNumber', type: 'keyUp', eventData: { isNumber: true } } },
  ])('%j is a report of the fields', (report) => {
    const read = readFieldsReport(report);
    expect(read?.fields.cvv.valid).toBe(true);
    expect(read && brandCodeOf(read)).toBe('VIS');
  });

  test.each([undefined, null, '', 'visa', 'VISA'])('a brand of %j is none yet', (paymentMethod) => {
    const report = readFieldsReport({ fields: { ...FIELDS, cardNumber: { valid: false, paymentMethod } } });
    expect(report && brandCodeOf(report)).toBeNull();
  });

  test.each([INFO, { event: 'cardInfo', data: INFO }])('%j is the card that was typed', (answer) => {
    expect(readCardInfo(answer)).toEqual({ maskedCard: '424242xxxxxx4242', paymentMethod: 'VIS' });
  });

  test.each(['4242424242424242', '4242 4242 4242 4242', '424242424242x4242', 'xxxxxxxxxxxxxxxx', ''])(
    'R5-39 a number that is not masked, %j, does not get in',
    (maskedCard) => {
      expect(readCardInfo({ ...INFO, maskedCard })).toBeUndefined();
    },
  );

  test.each(NOBODYS)('%j is nothing', (data) => {
    expect(readFieldsReport(data)).toBeUndefined();
    expect(readCardInfo(data)).toBeUndefined();
    expect(readSuccess(data, PROVIDER)).toBeUndefined();
    expect(isInitFailure(data)).toBe(false);
  });

  test.each(['', 'short', '<script>alert(1)</script>', 'x'.repeat(65)])('%j is no transaction', (transactionId) => {
    expect(readSuccess({ transactionId }, PROVIDER)).toBeUndefined();
  });

  test('an accepted card has a transaction, and nothing else is passed on', () => {
    expect(readSuccess(TAKEN, PROVIDER)).toEqual({ transactionId: '180403204621339015' });
    expect(readSuccess({ ...TAKEN, redirect: '' }, PROVIDER)).toEqual({ transactionId: '180403204621339015' });
  });

  test("the bank is asked on the provider's own pages only", () => {
    const redirect = 'https://pay.datatrans.com/upp/v1/3D2/180403204621339015';
    expect(readSuccess({ ...TAKEN, redirect }, PROVIDER)?.redirect).toBe(redirect);
    for (const other of [
      'https://evil.example/3d',
      'javascript:alert(1)',
      '/stay',
      '//evil.example',
      'data:text/html,x',
    ])
      expect(readSuccess({ ...TAKEN, redirect: other }, PROVIDER)).toBeUndefined();
  });

  test('a merchant that the provider does not know is told apart from a card', () => {
    expect(isInitFailure({ action: 'init', error: { message: 'unknown merchant' } })).toBe(true);
    expect(isInitFailure({ action: 'submit' })).toBe(false);
  });
});

const FILE = 'secure-fields-2.0.0.min.js';

describe("where the provider's script is", () => {
  test.each([
    [
      'https://pay.datatrans.com/upp/payment/js',
      'https://app.example.test/stay?slug=x',
      `https://pay.datatrans.com/upp/payment/js/${FILE}`,
    ],
    ['/card-fields', 'http://localhost:5173/stay?slug=x', `http://cards.localhost:5173/card-fields/${FILE}`],
    ['/card-fields', 'http://wl.localhost:5173/stay', `http://cards.localhost:5173/card-fields/${FILE}`],
    ['/card-fields', 'http://192.168.1.7:5173/stay', `http://192.168.1.7:5173/card-fields/${FILE}`],
  ])('%s seen from %s', (base, page, address) => {
    expect(secureFieldsAddress(base, page)).toBe(address);
  });
});

import { expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';

import type { AccessKey } from './access-key.ts';
import { isPaymentDue } from './payment-due.ts';

const NOW = '2026-11-20T10:00:00.000Z' as Instant;
const OVER = '2026-11-19T10:00:00.000Z' as Instant;

const open: AccessKey = {
  id: 'key-street',
  name: 'Street door',
  type: 'entrance',
  accessType: 'code',
  sequenceNumber: 1,
  validFromDate: null,
  validToDate: null,
  keypadButton: '#',
  code: '4719',
  error: null,
};
const unpaid: AccessKey = { ...open, id: 'key-unit', type: 'property-unit', code: null, error: { code: 'not-paid' } };

type Situation = Parameters<typeof isPaymentDue>[0];
const aStay = (changes: Partial<Situation> = {}): Situation => ({
  propertyKeys: [open, unpaid],
  idVerificationState: 'approved',
  isCancelled: false,
  state: 'check-in-completed',
  checkOutDate: null,
  ...changes,
});

test.each<[string, Partial<Situation>, boolean]>([
  ['one key of several waits for payment', {}, true],
  ['every key waits', { propertyKeys: [unpaid] }, true],
  ['no key waits', { propertyKeys: [open] }, false],
  ['there are no keys', { propertyKeys: [] }, false],
  ['the key that waits is over', { propertyKeys: [{ ...unpaid, validToDate: OVER }] }, false],
  ['the guest has checked out', { checkOutDate: OVER }, false],
  ['the stay is cancelled', { isCancelled: true }, false],
  ['the guest may not come in', { idVerificationState: 'banned' }, false],
])('%s (R4-49, R2-150)', (_, changes, isDue) => {
  expect(isPaymentDue(aStay(changes), NOW)).toBe(isDue);
});

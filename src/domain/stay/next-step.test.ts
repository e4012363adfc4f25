import { describe, expect, test } from 'vitest';

import type { AccessKey } from '#domain/access/access-key.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import { nextStep } from './next-step.ts';
import type { NextStep } from './next-step.ts';

const HELSINKI = 'Europe/Helsinki' as ZoneId;
const at = (iso: string) => iso as Instant;

const key = (error: AccessKey['error']): AccessKey => ({
  id: 'key-1',
  name: 'Entrance',
  type: 'entrance',
  accessType: 'code',
  sequenceNumber: 1,
  validFromDate: null,
  validToDate: null,
  keypadButton: null,
  code: null,
  error,
});

const DUE = [key({ code: 'not-paid' })];

/** 20 to 23 November 2026 in Helsinki, checked in, paid. */
const STAY = {
  startDate: at('2026-11-20T13:00:00.000Z'),
  endDate: at('2026-11-23T09:00:00.000Z'),
  checkOutDate: null,
  isCancelled: false,
  state: 'check-in-completed',
  idVerificationState: 'not-required',
  propertyKeys: [key(null)],
  isPayableByInvoice: false,
} as const;

const BEFORE = at('2026-11-18T10:00:00.000Z');
const ARRIVAL_DAY = at('2026-11-20T08:00:00.000Z');
const DURING = at('2026-11-21T10:00:00.000Z');
const END_DAY = at('2026-11-23T07:00:00.000Z');
const AFTER = at('2026-11-24T10:00:00.000Z');

// Proves R2-80.
describe('the first unfinished step (R2-150)', () => {
  test.each<[string, Partial<Parameters<typeof nextStep>[0]>, Instant, NextStep | null]>([
    ['complete check-in: details are missing', { state: 'guest-details-required' }, BEFORE, 'complete-check-in'],
    ['complete check-in: identity is missing', { state: 'id-verification-required' }, BEFORE, 'complete-check-in'],
    ['add card', { propertyKeys: DUE }, BEFORE, 'add-card'],
    ['order extras before arrival', {}, BEFORE, 'order-extras'],
    ['see access from arrival day', {}, ARRIVAL_DAY, 'see-access'],
    ['see access during the stay', {}, DURING, 'see-access'],
    ['check out on the end day', {}, END_DAY, 'check-out'],

    [
      'check-in comes before the card',
      { state: 'guest-details-required', propertyKeys: DUE },
      BEFORE,
      'complete-check-in',
    ],
    ['check-in comes before access', { state: 'guest-details-required' }, DURING, 'complete-check-in'],
    ['check-in comes before check-out', { state: 'guest-details-required' }, END_DAY, 'complete-check-in'],
    ['the card comes before access', { propertyKeys: DUE }, DURING, 'add-card'],
    ['the card comes before check-out', { propertyKeys: DUE }, END_DAY, 'add-card'],

    ['nothing for a cancelled stay', { isCancelled: true, state: 'guest-details-required' }, BEFORE, null],
    ['nothing for an expired stay', { state: 'guest-details-required' }, AFTER, null],
    ['nothing after check-out', { checkOutDate: END_DAY }, END_DAY, null],
    ['dates that cannot be read', { startDate: null, endDate: null }, DURING, 'order-extras'],
  ])('%s', (_, changes, now, step) => {
    expect(nextStep({ ...STAY, ...changes }, now, HELSINKI, true)).toBe(step);
  });

  test.each([
    ['arrival day begins at 00:00 property time', '2026-11-19T22:00:00.000Z', 'see-access'],
    ['a minute before it is the day before', '2026-11-19T21:59:00.000Z', 'order-extras'],
    ['the end day begins at 00:00 property time', '2026-11-22T22:00:00.000Z', 'check-out'],
    ['a minute before it is a day of the stay', '2026-11-22T21:59:00.000Z', 'see-access'],
  ])('%s (R4-12, R4-17)', (_, now, step) => {
    expect(nextStep(STAY, at(now), HELSINKI, true)).toBe(step);
  });

  test.each([
    ['before arrival there is nothing to order', BEFORE, null],
    ['the other steps stay', DURING, 'see-access'],
    ['also the last', END_DAY, 'check-out'],
  ])('without extras to be had: %s', (_, now, step) => {
    expect(nextStep(STAY, now, HELSINKI, false)).toBe(step);
  });
});

describe('a payment that is due comes before extras and doors (R2-150)', () => {
  test.each<[string, Partial<Parameters<typeof nextStep>[0]>, NextStep]>([
    ['no key', { propertyKeys: [] }, 'order-extras'],
    [
      'a key withheld for another reason',
      { propertyKeys: [key({ code: 'not-available', availableAt: null })] },
      'order-extras',
    ],
    ['one of two keys not paid', { propertyKeys: [key(null), ...DUE] }, 'add-card'],
    ['payable by invoice (R5-49)', { propertyKeys: DUE, isPayableByInvoice: true }, 'order-extras'],
    ['a guest who may not have keys (R4-20)', { propertyKeys: DUE, idVerificationState: 'banned' }, 'order-extras'],
  ])('%s', (_, changes, step) => {
    expect(nextStep({ ...STAY, ...changes }, BEFORE, HELSINKI, true)).toBe(step);
  });
});

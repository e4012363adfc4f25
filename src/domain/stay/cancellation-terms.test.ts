import { describe, expect, test } from 'vitest';

import { parseInstant, shift, toInstant } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';

import { canCancel, cancellationTerms, isFreeOfCharge } from './cancellation-terms.ts';
import type { CancellationTerms } from './cancellation-terms.ts';

const HELSINKI = 'Europe/Helsinki' as ZoneId;
const LONDON = 'Europe/London' as ZoneId;
const at = (text: string) => parseInstant(text) ?? toInstant(0);

/** 20 November 15:00 to 23 November 11:00 in Helsinki. */
const DATES = {
  startDate: at('2026-11-20T13:00:00Z'),
  endDate: at('2026-11-23T09:00:00Z'),
  checkOutDate: null,
  isCancelled: false,
};
const BEFORE = at('2026-11-18T10:00:00Z');
const STARTED = at('2026-11-21T10:00:00Z');
const AFTER = at('2026-11-24T10:00:00Z');
const MIDNIGHT = at('2026-11-19T22:00:00Z');

const PAST = at('2026-11-17T16:00:00Z');
const FUTURE = at('2026-11-19T16:00:00Z');
const LATER_THAN_START = at('2026-11-22T16:00:00Z');

const policy = (isFreeCancellationAvailable: boolean, freeCancellationEndDate: typeof PAST | null, isOta = false) => ({
  hasData: true,
  isFreeCancellationAvailable,
  isOta,
  freeCancellationEndDate,
});
const MISSING = { ...policy(false, null), hasData: false };

const terms = (cancellationPolicy: typeof MISSING, now = BEFORE, dates: Partial<typeof DATES> = {}, zone = HELSINKI) =>
  cancellationTerms({ ...DATES, ...dates, cancellationPolicy }, now, zone);

test.each([
  [{ code: 'free-until', at: FUTURE }, true],
  [{ code: 'free-until-start', at: MIDNIGHT }, true],
  [{ code: 'full-price', since: PAST }, false],
  [{ code: 'non-refundable' }, false],
  [{ code: 'no-refund' }, false],
] as const)('%j: it costs nothing: %s (R4-85)', (cost, isFree) => {
  expect(isFreeOfCharge(cost)).toBe(isFree);
});

describe('what cancelling costs, by flag, date and moment (R4-85)', () => {
  test.each<[string, ReturnType<typeof policy>, typeof BEFORE, CancellationTerms]>([
    ['free, date to come: free until then (R4-70)', policy(true, FUTURE), BEFORE, { code: 'free-until', at: FUTURE }],
    ['free, date past: full price (R4-71)', policy(true, PAST), BEFORE, { code: 'full-price', since: PAST }],
    ['free, no date: free until the start', policy(true, null), BEFORE, { code: 'free-until-start', at: MIDNIGHT }],
    ['not free, date to come: full price', policy(false, FUTURE), BEFORE, { code: 'full-price', since: null }],
    ['not free, date past: full price', policy(false, PAST), BEFORE, { code: 'full-price', since: PAST }],
    ['not free, no date: non-refundable (R4-73)', policy(false, null), BEFORE, { code: 'non-refundable' }],
    ['started; free, date past: no refund (R4-87)', policy(true, PAST), STARTED, { code: 'no-refund' }],
    ['started; free, no date: no refund', policy(true, null), STARTED, { code: 'no-refund' }],
    ['started; not free, date to come: no refund', policy(false, LATER_THAN_START), STARTED, { code: 'no-refund' }],
    ['started; not free, date past: no refund', policy(false, PAST), STARTED, { code: 'no-refund' }],
    ['started; not free, no date: no refund (R4-75)', policy(false, null), STARTED, { code: 'no-refund' }],
    [
      'started; free, date to come: what was promised holds',
      policy(true, LATER_THAN_START),
      STARTED,
      { code: 'free-until', at: LATER_THAN_START },
    ],
    ['no policy: unknown (R3-40)', MISSING, BEFORE, { code: 'unknown' }],
    ['started; no policy: unknown', MISSING, STARTED, { code: 'unknown' }],
    ['agency, whatever else is said (R4-78)', policy(true, FUTURE, true), BEFORE, { code: 'via-agency' }],
    ['agency, non-refundable', policy(false, null, true), BEFORE, { code: 'via-agency' }],
    ['agency, started', policy(false, null, true), STARTED, { code: 'via-agency' }],
  ])('%s', (_, cancellationPolicy, now, expected) => {
    expect(terms(cancellationPolicy, now)).toEqual(expected);
  });
});

describe('the deadline is an instant, and its own moment is still free (R4-85, R4-86)', () => {
  test.each([
    ['a second before', -1000, 'free-until'],
    ['on it', 0, 'free-until'],
    ['a millisecond after', 1, 'full-price'],
  ])('%s', (_, ms, code) => {
    for (const zone of [HELSINKI, LONDON])
      expect(terms(policy(true, FUTURE), shift(FUTURE, ms), {}, zone).code).toBe(code);
  });
});

describe('without a date it is free until the day of arrival begins at the property (R4-11, R4-17)', () => {
  test.each([
    ['the last second of the day before, in Helsinki', '2026-11-19T21:59:59Z', HELSINKI, 'free-until-start'],
    ['midnight in Helsinki, the day before in UTC', '2026-11-19T22:00:00Z', HELSINKI, 'no-refund'],
    ['the same moment for a property in London', '2026-11-19T22:00:00Z', LONDON, 'free-until-start'],
    ['in the morning before arrival', '2026-11-20T08:00:00Z', HELSINKI, 'no-refund'],
  ] as const)('%s', (_, now, zone, code) => {
    expect(terms(policy(true, null), at(now), {}, zone).code).toBe(code);
  });

  test('an unreadable start has no moment to name', () => {
    const stay = { ...DATES, startDate: null, cancellationPolicy: policy(true, null) };
    expect(cancellationTerms(stay, BEFORE, HELSINKI)).toEqual({ code: 'free-until-start', at: null });
  });
});

describe('not possible when cancelled, checked out or expired, whatever the policy (R4-87)', () => {
  test.each([
    ['cancelled', BEFORE, { ...DATES, isCancelled: true }, false],
    ['checked out', STARTED, { ...DATES, checkOutDate: STARTED }, false],
    ['expired', AFTER, DATES, false],
    ['expired at midnight there', at('2026-11-23T22:00:00Z'), DATES, false],
    ['the evening of the last day', at('2026-11-23T21:59:00Z'), DATES, true],
    ['started', STARTED, DATES, true],
    ['before arrival', BEFORE, DATES, true],
  ] as const)('%s', (_, now, dates, possible) => {
    for (const each of [policy(true, FUTURE), policy(false, null), policy(true, null, true), MISSING]) {
      const stay = { ...dates, cancellationPolicy: each };
      expect(cancellationTerms(stay, now, HELSINKI).code === 'not-possible').toBe(!possible);
      expect(canCancel(stay, now, HELSINKI)).toBe(possible);
    }
  });
});

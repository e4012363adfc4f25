import { beforeEach, expect, test, vi } from 'vitest';

import type { PendingCard } from '#domain/card/pending-card.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { nowInstant } from '#lib/clock.ts';
import { HOUR, MINUTE, shift } from '#lib/time.ts';

import { FakeStorage } from '../../tests/support/fake-storage.ts';
import {
  forgetPendingCard,
  storePendingCard,
  readPendingCard,
  startSending,
  stopSending,
  takeBankReturn,
} from './pending-card.ts';

const SLUG = 'stay-1' as Slug;

const confirmed = (): PendingCard => ({
  slug: SLUG,
  askedAt: nowInstant(),
  stage: 'confirmed',
  card: {
    name: 'Anna Guest',
    type: 'visa',
    expirationDate: '2029-09',
    numberMasked: '424242xxxxxx4242',
    transactionId: 'transaction-1',
  },
});

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: new FakeStorage() });
});

test('a confirmed card starts to be sent once, and again after it did not leave (S50, S53)', () => {
  storePendingCard(confirmed());
  expect([startSending(SLUG), startSending(SLUG)]).toEqual([true, false]);
  stopSending(SLUG);
  expect(readPendingCard(SLUG)?.stage).toBe('confirmed');
  expect(startSending(SLUG)).toBe(true);
});

test('a card that has been forgotten meanwhile is not kept again (S15)', () => {
  storePendingCard(confirmed());
  startSending(SLUG);
  forgetPendingCard();
  stopSending(SLUG);
  expect(window.sessionStorage.length).toBe(0);
});

test('a card that the bank is asked about is not taken for a confirmed one', () => {
  storePendingCard({ ...confirmed(), stage: 'at-bank' });
  stopSending(SLUG);
  expect(readPendingCard(SLUG)?.stage).toBe('at-bank');
});

// Proves S68 for the way back from the bank: no answer has named the server's time yet.
test('the answer of the bank counts on a device whose clock is wrong, and an old card does not', () => {
  storePendingCard({ ...confirmed(), stage: 'at-bank', askedAt: shift(nowInstant(), -HOUR) });
  expect(takeBankReturn({ transactionId: 'transaction-1', status: 'Y' })?.stage).toBe('confirmed');
  expect(readPendingCard(SLUG)).toBeUndefined();
  storePendingCard({ ...confirmed(), askedAt: shift(nowInstant(), -29 * MINUTE) });
  expect(readPendingCard(SLUG)).toBeDefined();
});

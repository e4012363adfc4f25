import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { Slug } from '#domain/stay/stay.ts';
import { nowInstant, syncClock } from '#lib/clock.ts';
import { HOUR, MINUTE, shift } from '#lib/time.ts';

import { FakeStorage } from '../../tests/support/fake-storage.ts';
import {
  cardAtBank,
  dropOldCards,
  forgetPendingCard,
  readPendingCard,
  settleCard,
  startSending,
  stopSending,
  storePendingCard,
  takeBankReturn,
} from './pending-card.ts';

const SLUG = 'stay-1' as Slug;

const card = (transactionId: string) => ({
  name: 'Anna Guest',
  type: 'visa' as const,
  expirationDate: '2029-09',
  numberMasked: '424242xxxxxx4242',
  transactionId,
});

/** The guest is sent to the bank, so long ago. */
const ask = (transactionId = 'tx-1', ago = 0, slug = SLUG): boolean =>
  storePendingCard({ slug, askedAt: shift(nowInstant(), -ago) }, card(transactionId));
const stage = () => readPendingCard(SLUG)?.stage;

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('window', { localStorage: storage });
});

test('a confirmed card is sent once, whichever tab is first (S50, S51)', () => {
  ask();
  takeBankReturn({ transactionId: 'tx-1', status: 'Y' });
  expect([startSending('tx-1'), startSending('tx-1')]).toEqual([card('tx-1'), undefined]);
  expect(stage()).toBe('sending');
});

test('a card that did not reach our server can be sent again (S53)', () => {
  ask();
  startSending('tx-1');
  stopSending('tx-1');
  expect(startSending('tx-1')).toEqual(card('tx-1'));
  settleCard('tx-1', 'added');
  stopSending('tx-1');
  expect(stage()).toBe('added');
});

test('B3 a guest may state that the bank confirmed: once, and not after the bank declined', () => {
  ask();
  expect(startSending('tx-1')).toEqual(card('tx-1'));
  takeBankReturn({ transactionId: 'tx-1', status: undefined });
  expect(startSending('tx-1')).toBeUndefined();
  ask('tx-2');
  takeBankReturn({ transactionId: 'tx-2', status: 'N' });
  expect(startSending('tx-2')).toBeUndefined();
});

test('B3 what was added is known to who confirms it twice, and never sent again', () => {
  ask();
  startSending('tx-1');
  settleCard('tx-1', 'added');
  expect(takeBankReturn({ transactionId: 'tx-1', status: 'Y' })?.stage).toBe('added');
  expect(startSending('tx-1')).toBeUndefined();
  expect(storage.getItem('pendingCard')).not.toMatch(/Anna|4242/);
});

test('B3 after half an hour a card is no longer sent, but still known', () => {
  ask('tx-1', 31 * MINUTE);
  expect(takeBankReturn({ transactionId: 'tx-1', status: 'Y' })?.slug).toBe(SLUG);
  expect(startSending('tx-1')).toBeUndefined();
  expect(readPendingCard(SLUG)).toBeDefined();
});

test.each([
  ['no transaction', ''],
  ['a transaction of another browser', 'tx-9'],
])('B3 an answer with %s is about no card, and changes none', (_, transactionId) => {
  ask();
  expect(takeBankReturn({ transactionId, status: 'Y' })).toBeUndefined();
  expect(stage()).toBe('at-bank');
});

test('B3 of two cards, the one in the answer advances and is shown', () => {
  ask('tx-1');
  ask('tx-2');
  expect(readPendingCard(SLUG)?.transactionId).toBe('tx-2');
  takeBankReturn({ transactionId: 'tx-1', status: 'Y' });
  expect(readPendingCard(SLUG)).toMatchObject({ transactionId: 'tx-1', stage: 'confirmed' });
  expect(cardAtBank()?.transactionId).toBe('tx-2');
});

test('a card of another stay is not shown', () => {
  ask('tx-1', 0, 'stay-2' as Slug);
  expect(readPendingCard(SLUG)).toBeUndefined();
});

test('a card that was forgotten in the meantime is not stored again (S15)', () => {
  ask();
  startSending('tx-1');
  forgetPendingCard('tx-1');
  settleCard('tx-1', 'added');
  takeBankReturn({ transactionId: 'tx-1', status: 'Y' });
  expect(storage.length).toBe(0);
});

describe('a browser that stores nothing', () => {
  test.each([
    ['refuses storage', () => vi.stubGlobal('window', {})],
    [
      'has no room',
      () =>
        vi.spyOn(storage, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    ],
    ['takes it and keeps nothing', () => vi.spyOn(storage, 'setItem').mockImplementation(() => {})],
  ])('B3 %s: that is known before the guest goes to the bank', (_, refuse) => {
    refuse();
    expect(ask()).toBe(false);
  });

  test('B3 the page that stays open knows the card', () => {
    vi.stubGlobal('window', {});
    ask();
    expect(startSending('tx-1')).toEqual(card('tx-1'));
    forgetPendingCard('tx-1');
  });
});

// Proves S68 for the way back from the bank: no answer has named the server's time yet.
test('the answer of the bank counts on a device whose clock is wrong; what is old goes by the clock of the server', () => {
  ask('tx-1', 3 * HOUR);
  expect(takeBankReturn({ transactionId: 'tx-1', status: 'Y' })?.stage).toBe('confirmed');
  dropOldCards();
  expect(storage.length).toBe(1);
  expect(readPendingCard(SLUG)).toBeUndefined();
  syncClock(Date.now());
  dropOldCards();
  expect(storage.length).toBe(0);
});

import { describe, expect, test } from 'vitest';

import type { Slug } from '#domain/stay/stay.ts';
import { HOUR, MINUTE, shift } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

import { afterBank, decided, isOutcomeShown, parsePendingCards, stageOf, withPendingCard } from './pending-card.ts';
import type { PendingCard } from './pending-card.ts';

const ASKED = '2026-06-01T10:00:00.000Z' as Instant;
const OURS = '180403204621339015';
const PENDING: PendingCard = {
  slug: 'a-stay' as Slug,
  transactionId: OURS,
  askedAt: ASKED,
  stage: 'at-bank',
  card: {
    name: 'Anna Guest',
    type: 'visa',
    expirationDate: '2039-09',
    numberMasked: '400000xxxxxx3184',
    transactionId: OURS,
  },
};

describe('R7-46 a card that the bank was asked about', () => {
  test.each([
    [undefined, 'confirmed'],
    ['Y', 'confirmed'],
    ['A', 'confirmed'],
    ['U', 'confirmed'],
    ['', 'confirmed'],
    ['N', 'declined'],
    ['R', 'declined'],
    ['C', 'declined'],
  ] as const)('the letter %s makes it %s', (status, stage) => {
    expect(afterBank(PENDING, { transactionId: OURS, status }).stage).toBe(stage);
  });

  test.each(['confirmed', 'declined', 'sending', 'refused', 'added'] as const)(
    'an answer that comes again changes nothing: %s',
    (stage) => {
      const card = { ...PENDING, stage };
      for (const status of ['N', 'Y', undefined]) expect(afterBank(card, { transactionId: OURS, status })).toBe(card);
    },
  );

  test('once it is decided nothing of the card is kept but its transaction', () => {
    const declined = afterBank(PENDING, { transactionId: OURS, status: 'N' });
    for (const card of [declined, decided(PENDING, 'refused'), decided(PENDING, 'added')]) {
      expect(card.card).toBeNull();
      expect(JSON.stringify(card)).not.toMatch(/Anna|3184|2039/);
      expect(card.transactionId).toBe(OURS);
    }
  });
});

describe('B3 a guest who comes back later', () => {
  test.each([
    ['at-bank', 0, 'at-bank'],
    ['at-bank', 30 * MINUTE, 'at-bank'],
    ['at-bank', 30 * MINUTE + 1, 'too-late'],
    ['confirmed', 30 * MINUTE + 1, 'too-late'],
    ['confirmed', HOUR, 'too-late'],
    // What was sent, or is decided, does not grow old.
    ['sending', HOUR, 'sending'],
    ['declined', HOUR, 'declined'],
    ['refused', HOUR, 'refused'],
    ['added', HOUR, 'added'],
    // The device's clock was put back.
    ['at-bank', -HOUR, 'at-bank'],
  ] as const)('%s after %i ms is %s', (stage, ms, now) => {
    expect(stageOf({ ...PENDING, stage }, shift(ASKED, ms))).toBe(now);
  });

  test.each([
    [2 * HOUR, true],
    [2 * HOUR + 1, false],
  ])('after %i ms it is kept: %s', (ms, kept) => {
    expect(isOutcomeShown(PENDING, shift(ASKED, ms))).toBe(kept);
  });
});

describe('the stored cards', () => {
  const card = (transactionId: string): PendingCard => ({ ...PENDING, transactionId });
  const ids = (cards: readonly PendingCard[]) => cards.map(({ transactionId }) => transactionId);

  test('the latest is last, each is there once, and there are not many', () => {
    const two = withPendingCard(withPendingCard([], card('a')), card('b'));
    expect(ids(withPendingCard(two, card('a')))).toEqual(['b', 'a']);
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map(card);
    let all: readonly PendingCard[] = [];
    for (const each of many) all = withPendingCard(all, each);
    expect(ids(all)).toEqual(['b', 'c', 'd', 'e', 'f']);
  });

  test('what is written is read again, decided or not', () => {
    const all = [PENDING, decided(card('b'), 'added')];
    expect(parsePendingCards(JSON.stringify(all))).toEqual(all);
  });

  test.each([
    null,
    '',
    '{{{',
    '{}',
    '[]',
    '[null]',
    JSON.stringify(PENDING),
    JSON.stringify([{ ...PENDING, stage: 'paid' }]),
    JSON.stringify([{ ...PENDING, card: {} }]),
    JSON.stringify([{ ...PENDING, slug: '' }]),
  ])('%j is none', (json) => {
    expect(parsePendingCards(json)).toEqual([]);
  });

  test('one of another shape does not take the others with it', () => {
    expect(parsePendingCards(JSON.stringify([null, PENDING, {}]))).toEqual([PENDING]);
  });
});

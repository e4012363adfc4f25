import { describe, expect, test } from 'vitest';

import type { Slug } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

import { afterBank, isKnownToProvider, parsePendingCard } from './pending-card.ts';
import type { PendingCard } from './pending-card.ts';

const ASKED = '2026-06-01T10:00:00.000Z' as Instant;
const PENDING: PendingCard = {
  slug: 'a-stay' as Slug,
  askedAt: ASKED,
  stage: 'at-bank',
  card: {
    name: 'Anna Guest',
    type: 'visa',
    expirationDate: '2039-09',
    numberMasked: '400000xxxxxx3184',
    transactionId: '180403204621339015',
  },
};
const OURS = PENDING.card.transactionId;

describe('R7-46 a card that the bank was asked about', () => {
  test.each([
    [{ transactionId: OURS, status: undefined }, 'confirmed'],
    [{ transactionId: OURS, status: 'Y' }, 'confirmed'],
    [{ transactionId: OURS, status: 'A' }, 'confirmed'],
    [{ transactionId: OURS, status: 'U' }, 'confirmed'],
    [{ transactionId: OURS, status: 'N' }, 'declined'],
    [{ transactionId: OURS, status: 'R' }, 'declined'],
    [{ transactionId: OURS, status: 'C' }, 'declined'],
    [{ transactionId: '999999999999999999', status: 'Y' }, 'at-bank'],
    [{ transactionId: '', status: undefined }, 'at-bank'],
  ] as const)('%j makes it %s', (back, stage) => {
    expect(afterBank(PENDING, back).stage).toBe(stage);
  });

  test.each(['confirmed', 'declined', 'sending'] as const)(
    'an answer that comes again changes nothing: %s',
    (stage) => {
      expect(afterBank({ ...PENDING, stage }, { transactionId: OURS, status: 'N' }).stage).toBe(stage);
    },
  );

  test.each([
    ['2026-06-01T10:00:00.000Z', true],
    ['2026-06-01T10:30:00.000Z', true],
    ['2026-06-01T10:30:00.001Z', false],
  ])('at %s the provider still knows it: %s', (now, isKnown) => {
    expect(isKnownToProvider(PENDING, now as Instant)).toBe(isKnown);
  });

  test.each([
    null,
    '',
    '{}',
    '[]',
    JSON.stringify({ ...PENDING, stage: 'paid' }),
    JSON.stringify({ ...PENDING, card: {} }),
  ])('%j is none', (json) => {
    expect(parsePendingCard(json)).toBeUndefined();
  });
});

import { expect, test } from 'vitest';

import type { Slug } from '#domain/stay/stay.ts';
import { parseInstant } from '#lib/time.ts';

import type { OrderStage, PendingOrder } from './order.ts';
import { isConfirmedInPlace } from './order.ts';

const startedAt = parseInstant('2026-07-06T10:00:00Z') ?? expect.unreachable();

const before = (stage: OrderStage, productId = 'sauna'): PendingOrder => ({
  slug: 'stay' as Slug,
  startedAt,
  draft: {
    productId,
    type: 'sauna-kit',
    name: 'Sauna kit',
    consumptionDate: null,
    consumptionEndDate: null,
    count: 1,
    customerRewardId: null,
    propertyUnitCategoryId: null,
    ownPrice: null,
  },
  stage,
});

const sent = { known: [], sentAt: startedAt };
const PLACED = { name: 'placed', ...sent, orderId: '1' } as const;

test.each([
  ['the card pays', 'card', undefined, true],
  ['nothing is to pay', 'free', undefined, true],
  ['an invoice comes', 'invoice', undefined, true],
  ['no card, or one that is refused', 'card-missing', undefined, false],
  ['an earlier choice', 'card', before({ name: 'draft' }), true],
  ['an earlier failure', 'card', before({ name: 'failed', reason: 'payment' }), true],
  ['an earlier success', 'card', before({ name: 'done', known: [] }), true],
  ['its answer is lost', 'card', before({ name: 'sending', ...sent }), false],
  ['it is being decided', 'card', before(PLACED), false],
  ['another product is being decided', 'card', before(PLACED, 'gym'), true],
] as const)('a choice is confirmed on its own page (R4-33, R5-49): %s', (_name, paidBy, pending, isInPlace) => {
  expect(isConfirmedInPlace(paidBy, { productId: 'sauna' }, pending)).toBe(isInPlace);
});

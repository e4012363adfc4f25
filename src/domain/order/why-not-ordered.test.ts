import { expect, test } from 'vitest';

import type { Instant, ZoneId } from '#lib/time.ts';
import type { Stay } from '#domain/stay/stay.ts';

import { aProduct, anItem, aStay } from '../../../tests/support/a-stay.ts';
import { draftOf } from './order-draft.ts';
import type { OrderStage } from './pending-order.ts';
import { whyNotOrdered } from './why-not-ordered.ts';
import type { WhyNotOrdered } from './why-not-ordered.ts';

const HELSINKI = 'Europe/Helsinki' as ZoneId;
const at = (text: string) => text as Instant;
const DURING = at('2026-11-21T10:00:00.000Z');
const AFTER = at('2026-11-24T10:00:00.000Z');
const SLOT = at('2026-11-22T08:00:00.000Z');

const cleaning = aProduct({ id: 'cleaning', type: 'mid-stay-cleaning' });
const parking = aProduct({ id: 'parking', type: 'parking' });
const breakfast = aProduct({ id: 'breakfast', type: 'breakfast' });
const products = [cleaning, parking, breakfast];
const CLEANING = draftOf(cleaning, { consumptionDate: SLOT });
const PARKING = draftOf(parking);
const BREAKFAST = draftOf(breakfast, { consumptionDate: SLOT });

const hadAt = (product: typeof cleaning, id = '1') =>
  anItem({ id, productId: product.id, type: product.type, consumptionDate: SLOT });
const failed = (reason: 'payment' | 'order' | 'taken' | 'unknown-status'): OrderStage => ({ name: 'failed', reason });
const DRAFT: OrderStage = { name: 'draft' };
const SENDING: OrderStage = { name: 'sending', known: [], sentAt: DURING };
const notSold = { products: products.map((each) => ({ ...each, isOrderable: false })) };

/** Each reason of refusal in the contract (409, a null order id, a failed order), and what the stay says afterwards. */
test.each<[string, typeof CLEANING, OrderStage, Partial<Stay>, Instant, WhyNotOrdered | null]>([
  ['409: the stay has been cancelled', CLEANING, failed('taken'), { isCancelled: true }, DURING, 'cancelled'],
  [
    '409: the stay has been cancelled, no time chosen',
    PARKING,
    failed('order'),
    { isCancelled: true },
    DURING,
    'cancelled',
  ],
  ['409: the guest has checked out', CLEANING, failed('taken'), { checkOutDate: DURING }, DURING, 'checked-out'],
  ['409: the stay has ended', CLEANING, failed('taken'), {}, AFTER, 'expired'],
  ['409: the stay has ended after a check-out', PARKING, failed('order'), { checkOutDate: DURING }, AFTER, 'expired'],
  ['409: the time has been taken', CLEANING, failed('taken'), {}, DURING, 'taken'],
  [
    '409: the time is taken by the guest',
    CLEANING,
    failed('taken'),
    { orderedProducts: [hadAt(cleaning)] },
    DURING,
    'had',
  ],
  ['409: the morning is full', BREAKFAST, failed('taken'), {}, DURING, 'taken'],
  [
    '409: the morning is full, one guest has it',
    BREAKFAST,
    failed('taken'),
    { orderedProducts: [hadAt(breakfast)] },
    DURING,
    'taken',
  ],
  [
    '409: every guest has that morning',
    BREAKFAST,
    failed('taken'),
    { orderedProducts: [hadAt(breakfast), hadAt(breakfast, '2')] },
    DURING,
    'had',
  ],
  ['409: the product cannot be ordered', PARKING, failed('order'), notSold, DURING, 'not-sold'],
  ['409: a timed product cannot be ordered', CLEANING, failed('taken'), notSold, DURING, 'not-sold'],
  ['409: there is one already', PARKING, failed('order'), { orderedProducts: [hadAt(parking)] }, DURING, 'had'],
  ['a null order id (R5-19)', PARKING, failed('order'), {}, DURING, 'other'],
  ['the order failed (R8-12)', CLEANING, failed('order'), {}, DURING, 'other'],
  ['the payment failed (R8-11)', PARKING, failed('payment'), {}, DURING, 'other'],
  [
    'the payment failed, then the stay was cancelled',
    PARKING,
    failed('payment'),
    { isCancelled: true },
    DURING,
    'cancelled',
  ],
  ['a status nobody knows (R8-13)', PARKING, failed('unknown-status'), {}, DURING, 'other'],
  ['chosen', PARKING, DRAFT, {}, DURING, null],
  ['chosen, then cancelled elsewhere', PARKING, DRAFT, { isCancelled: true }, DURING, 'cancelled'],
  ['chosen, then checked out elsewhere', PARKING, DRAFT, { checkOutDate: DURING }, DURING, 'checked-out'],
  ['on its way', PARKING, SENDING, {}, DURING, null],
])('%s', (_name, draft, stage, changes, now, why) => {
  const stay = aStay({ adultsCount: 2, childrenCount: 0, products, ...changes });
  expect(whyNotOrdered({ draft, stage }, stay, now, HELSINKI)).toBe(why);
});

import { describe, expect, test } from 'vitest';

import type { Instant, ZoneId } from '#lib/time.ts';
import type { Stay } from '#domain/stay/stay.ts';

import { aProduct, anItem, aStay } from '../../../tests/support/a-stay.ts';
import { draftOf } from './draft.ts';
import type { OrderStage } from './order.ts';
import { refusalOf, whyNotOrdered } from './order-flow.ts';
import type { WhyNotOrdered } from './order-flow.ts';

const HELSINKI = 'Europe/Helsinki' as ZoneId;
const at = (text: string) => text as Instant;
const DURING = at('2026-11-21T10:00:00.000Z');
const AFTER = at('2026-11-24T10:00:00.000Z');
const SLOT = at('2026-11-22T08:00:00.000Z');

const cleaning = aProduct({ id: 'cleaning', type: 'mid-stay-cleaning' });
const parking = aProduct({ id: 'parking', type: 'parking' });
const breakfast = aProduct({ id: 'breakfast', type: 'breakfast' });
const sauna = aProduct({ id: 'sauna', type: 'sauna-kit' });
const products = [cleaning, parking, breakfast, sauna];
const CLEANING = draftOf(cleaning, { consumptionDate: SLOT });
const LATER_CLEANING = draftOf(cleaning, { consumptionDate: at('2026-11-22T09:00:00.000Z') });
const SAUNA = draftOf(sauna);
const PARKING = draftOf(parking);
const BREAKFAST = draftOf(breakfast, { consumptionDate: SLOT });

const having = (...had: readonly (typeof cleaning)[]): Partial<Stay> => ({
  orderedProducts: had.map(({ id, type }, index) =>
    anItem({ id: String(index), productId: id, type, consumptionDate: SLOT }),
  ),
});
const failed = (reason: Extract<OrderStage, { name: 'failed' }>['reason']): OrderStage => ({ name: 'failed', reason });
const DRAFT: OrderStage = { name: 'draft' };
const SENDING: OrderStage = { name: 'sending', known: [], sentAt: DURING };
const CANCELLED = { isCancelled: true };
const CHECKED_OUT = { checkOutDate: DURING };

/** Each reason of a conflict in the contract, each other end of an order, and what the stay says afterwards. */
test.each<[string, typeof CLEANING, OrderStage, Partial<Stay>, Instant, WhyNotOrdered | null]>([
  ['409: the stay has been cancelled', CLEANING, failed('stay-canceled'), CANCELLED, DURING, 'cancelled'],
  ['409: cancelled, and the stay cannot be read', CLEANING, failed('stay-canceled'), {}, DURING, 'cancelled'],
  ['409 without a reason: cancelled', CLEANING, failed('slot-taken'), CANCELLED, DURING, 'cancelled'],
  ['409 without a reason, no time chosen: cancelled', PARKING, failed('order'), CANCELLED, DURING, 'cancelled'],
  ['409: the guest has checked out', PARKING, failed('stay-checked-out'), CHECKED_OUT, DURING, 'checked-out'],
  ['409: checked out, and the stay cannot be read', PARKING, failed('stay-checked-out'), {}, DURING, 'checked-out'],
  ['409: the stay has ended', CLEANING, failed('stay-ended'), {}, AFTER, 'expired'],
  ['409: ended, by the clock of the server', CLEANING, failed('stay-ended'), {}, DURING, 'expired'],
  ['409: the stay has ended after a check-out', PARKING, failed('order'), CHECKED_OUT, AFTER, 'expired'],
  ['409: the time has been taken', CLEANING, failed('slot-taken'), {}, DURING, 'slot-taken'],
  ['409: the time is the guest’s own', CLEANING, failed('slot-taken'), having(cleaning), DURING, 'already-ordered'],
  ['409: the morning is full', BREAKFAST, failed('slot-taken'), {}, DURING, 'slot-taken'],
  [
    '409: the morning is full, one guest has it',
    BREAKFAST,
    failed('slot-taken'),
    having(breakfast),
    DURING,
    'slot-taken',
  ],
  ['409: every guest has it', BREAKFAST, failed('slot-taken'), having(breakfast, breakfast), DURING, 'already-ordered'],
  ['409: the product cannot be ordered', PARKING, failed('not-orderable'), {}, DURING, 'not-orderable'],
  ['409: there is one already', PARKING, failed('already-ordered'), having(parking), DURING, 'already-ordered'],
  ['409: a request for more nights is pending', PARKING, failed('request-pending'), {}, DURING, 'already-ordered'],
  ['409: the reward has been used', PARKING, failed('reward-used'), {}, DURING, 'reward-used'],
  ['a null order id (R5-19)', PARKING, failed('order'), {}, DURING, 'other'],
  ['the payment failed (R8-11)', PARKING, failed('payment'), {}, DURING, 'other'],
  ['the payment failed, then the stay was cancelled', PARKING, failed('payment'), CANCELLED, DURING, 'cancelled'],
  ['an unknown status (R8-13)', PARKING, failed('unknown-status'), {}, DURING, 'other'],
  ['chosen', PARKING, DRAFT, {}, DURING, null],
  ['chosen, then cancelled elsewhere', PARKING, DRAFT, CANCELLED, DURING, 'cancelled'],
  ['chosen, then checked out elsewhere', PARKING, DRAFT, CHECKED_OUT, DURING, 'checked-out'],
  [
    'B11 chosen, then the same time was ordered elsewhere',
    CLEANING,
    DRAFT,
    having(cleaning),
    DURING,
    'already-ordered',
  ],
  [
    'B11 chosen, then every guest got it elsewhere',
    BREAKFAST,
    DRAFT,
    having(breakfast, breakfast),
    DURING,
    'already-ordered',
  ],
  ['B11 chosen for one more guest', BREAKFAST, DRAFT, having(breakfast), DURING, null],
  ['B11 chosen, then the only one was ordered elsewhere', PARKING, DRAFT, having(parking), DURING, 'already-ordered'],
  ['B11 another one of what a stay can have twice', SAUNA, DRAFT, having(sauna), DURING, null],
  ['B11 another time than the ordered one', LATER_CLEANING, DRAFT, having(cleaning), DURING, null],
  [
    'B11 the payment failed, then it was ordered elsewhere',
    PARKING,
    failed('payment'),
    having(parking),
    DURING,
    'already-ordered',
  ],
  [
    'B11 the order failed, then the time was ordered elsewhere',
    CLEANING,
    failed('order'),
    having(cleaning),
    DURING,
    'already-ordered',
  ],
  ['B11 on its way, and in the stay by now', PARKING, SENDING, having(parking), DURING, null],
  ['B11 gone through, and in the stay', PARKING, { name: 'done', known: [] }, having(parking), DURING, null],
  ['on its way', PARKING, SENDING, {}, DURING, null],
])('%s', (_name, draft, stage, changes, now, why) => {
  const stay = aStay({ adultsCount: 2, childrenCount: 0, products, ...changes });
  expect(whyNotOrdered({ draft, stage }, stay, now, HELSINKI)).toBe(why);
});

describe('why an order is refused (R8-48)', () => {
  const TIMED = { type: 'late-check-out' } as const;
  const UNTIMED = { type: 'sauna-kit' } as const;
  test.each([
    ['the server names the reason', { reason: 'reward-used' }, UNTIMED, 'reward-used'],
    ['the named reason wins over the chosen time', { reason: 'stay-ended' }, TIMED, 'stay-ended'],
    ['a conflict without a reason is about the chosen time', { reason: undefined }, TIMED, 'slot-taken'],
    ['so is one with a reason nobody knows', { reason: 'moon' }, TIMED, 'slot-taken'],
    ['no time was chosen', { reason: undefined }, UNTIMED, 'order'],
    ['no conflict at all', null, TIMED, 'order'],
    ['B11 the time is taken by an order of the stay', { reason: 'slot-taken', isOwn: true }, TIMED, 'already-ordered'],
    ['B11 the time is taken by somebody else', { reason: 'slot-taken', isOwn: false }, TIMED, 'slot-taken'],
    ['B11 no time, but the named reason', { reason: 'stay-canceled', isOwn: true }, TIMED, 'stay-canceled'],
  ] as const)('%s', (_, conflict, draft, refusal) => {
    expect(refusalOf(conflict && { isOwn: false, ...conflict }, draft)).toBe(refusal);
  });
});

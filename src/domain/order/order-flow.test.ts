import { describe, expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';

import { ORDER_POLL_LIMIT } from '#config/constants.ts';

import { orderToPoll, shouldSearchStay, isOffered, nextStage, orderFromDto, viewOf } from './order-flow.ts';
import type { OrderFacts, OrderProgress, OrderView } from './order-flow.ts';
import type { OrderStage } from './order.ts';

const SENT = { known: ['item-1'], sentAt: '2026-07-01T09:00:00.000Z' as Instant };
const DRAFT: OrderStage = { name: 'draft' };
const SENDING: OrderStage = { name: 'sending', ...SENT };
const PLACED: OrderStage = { name: 'placed', ...SENT, orderId: 'order-1' };
const DONE: OrderStage = { name: 'done', known: SENT.known };
const failed = (reason: Extract<OrderStage, { name: 'failed' }>['reason']): OrderStage => ({ name: 'failed', reason });

const progress = (status: OrderProgress['status'], changes: Partial<OrderProgress> = {}): OrderProgress => ({
  status,
  errorCode: null,
  polls: 1,
  ...changes,
});
const STUCK = progress('pending', { polls: ORDER_POLL_LIMIT });
const PAYMENT_FAILED = progress('failed', { errorCode: 'payment' });

const facts = (stage: OrderStage, known: Partial<OrderFacts> = {}): OrderFacts => ({
  stage,
  isSending: false,
  progress: undefined,
  found: undefined,
  ...known,
});

describe('what the guest sees, and whether a click may send (S50)', () => {
  test.each<[string, OrderFacts, OrderView, boolean]>([
    ['chosen', facts(DRAFT), 'ready', true],
    ['just clicked, not yet noted', facts(DRAFT, { isSending: true }), 'waiting', false],
    ['on its way', facts(SENDING, { isSending: true }), 'waiting', false],
    [
      'on its way once more, said to be missing before',
      facts(SENDING, { isSending: true, found: 'missing' }),
      'waiting',
      false,
    ],
    ['the answer lost (S52)', facts(SENDING), 'checking', false],
    ['the answer lost, not in the stay yet', facts(SENDING, { found: 'not-yet' }), 'checking', false],
    ['the answer lost, and in the stay', facts(SENDING, { found: 'found' }), 'checking', false],
    ['the answer lost, and not there after its time', facts(SENDING, { found: 'missing' }), 'missing', true],
    ['taken, not asked for yet', facts(PLACED), 'waiting', false],
    ['taken and pending', facts(PLACED, { progress: progress('pending') }), 'waiting', false],
    ['pending for ever (R4-31)', facts(PLACED, { progress: STUCK }), 'stuck', false],
    ['pending for ever, and not in the stay', facts(PLACED, { progress: STUCK, found: 'missing' }), 'stuck', false],
    ['the payment failed (R4-27)', facts(failed('payment')), 'payment-failed', true],
    ['the order failed', facts(failed('order')), 'failed', true],
    ['the time was taken (R8-48)', facts(failed('slot-taken')), 'failed', true],
    ['tried again after it failed', facts(failed('order'), { isSending: true }), 'waiting', false],
    ['an unknown status (R8-13)', facts(failed('unknown-status')), 'unclear', false],
    ['ordered', facts(DONE), 'done', false],
    ['ordered, while the mutation still ends', facts(DONE, { isSending: true }), 'done', false],
  ])('%s', (_words, given, view, mayPress) => {
    expect(viewOf(given)).toBe(view);
    expect(isOffered(view)).toBe(mayPress);
  });
});

describe('whom the page asks', () => {
  test.each<[string, OrderFacts, string | undefined, boolean]>([
    ['chosen: nobody', facts(DRAFT), undefined, false],
    ['on its way: nobody', facts(SENDING, { isSending: true }), undefined, false],
    ['the answer lost: the stay (S52)', facts(SENDING), undefined, true],
    ['taken: the order (R4-31)', facts(PLACED), 'order-1', false],
    ['taken and pending: the order', facts(PLACED, { progress: progress('pending') }), 'order-1', false],
    ['pending for ever: the stay, too', facts(PLACED, { progress: STUCK }), 'order-1', true],
    ['failed: nobody', facts(failed('payment')), undefined, false],
    ['ordered: nobody', facts(DONE), undefined, false],
  ])('%s', (_words, given, orderId, isInStay) => {
    expect(orderToPoll(given)).toBe(orderId);
    expect(shouldSearchStay(given)).toBe(isInStay);
  });
});

describe('what follows from an answer', () => {
  test.each<[string, OrderFacts, OrderStage | undefined]>([
    ['no answer yet', facts(PLACED), undefined],
    ['pending', facts(PLACED, { progress: progress('pending') }), undefined],
    ['ordered (R4-26)', facts(PLACED, { progress: progress('ordered') }), DONE],
    ['the payment failed (R8-11)', facts(PLACED, { progress: PAYMENT_FAILED }), failed('payment')],
    [
      'failed otherwise (R8-12)',
      facts(PLACED, { progress: progress('failed', { errorCode: 'order' }) }),
      failed('order'),
    ],
    ['failed without a word why', facts(PLACED, { progress: progress('failed') }), failed('order')],
    ['an unknown status (R8-13)', facts(PLACED, { progress: progress('unknown') }), failed('unknown-status')],
    ['pending for ever, but in the stay', facts(PLACED, { progress: STUCK, found: 'found' }), DONE],
    ['pending for ever, and not in the stay', facts(PLACED, { progress: STUCK, found: 'missing' }), undefined],
    ['lost, but in the stay (S52)', facts(SENDING, { found: 'found' }), DONE],
    ['lost, not in the stay yet', facts(SENDING, { found: 'not-yet' }), undefined],
    ['lost, and missing: the guest decides', facts(SENDING, { found: 'missing' }), undefined],
    [
      'an answer for an order that was only chosen',
      facts(DRAFT, { found: 'found', progress: progress('ordered') }),
      undefined,
    ],
    ['an answer after it failed', facts(failed('payment'), { progress: progress('ordered') }), undefined],
    ['an answer after it went through', facts(DONE, { progress: PAYMENT_FAILED }), undefined],
  ])('%s', (_words, given, stage) => {
    expect(nextStage(given)).toEqual(stage);
  });
});

// Proves R3-73.
test.each([
  ['pending (R4-25)', { status: 'pending', errorCode: null }, { status: 'pending', errorCode: null }],
  ['ordered (R4-26)', { status: 'ordered', errorCode: null }, { status: 'ordered', errorCode: null }],
  [
    'a failed payment (R8-11)',
    { status: 'failed', errorCode: 'ERROR_ORDER_PAYMENT' },
    { status: 'failed', errorCode: 'payment' },
  ],
  [
    'any other failure (R8-12)',
    { status: 'failed', errorCode: 'ERROR_ORDER_SUPPLIER' },
    { status: 'failed', errorCode: 'order' },
  ],
  ['an unknown status (R8-13)', { status: 'foo', errorCode: null }, { status: 'unknown', errorCode: null }],
])('an order from the wire: %s', (_name, wire, expected) => {
  expect(orderFromDto({ id: 'order-1', ...wire })).toEqual({ id: 'order-1', ...expected });
});

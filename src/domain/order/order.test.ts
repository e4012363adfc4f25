import { expect, test } from 'vitest';

import { orderFromDto } from './order.ts';

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
  ['a status nobody knows (R8-13)', { status: 'foo', errorCode: null }, { status: 'unknown', errorCode: null }],
])('an order from the wire: %s', (_name, wire, expected) => {
  expect(orderFromDto({ id: 'order-1', ...wire })).toEqual({ id: 'order-1', ...expected });
});

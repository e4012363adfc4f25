import { expect, test } from 'vitest';

import { findRoute } from './router.ts';

test.each([
  ['GET', 'check-in', 'checkInLookup', {}],
  ['GET', 'check-in/abc', 'checkIn', { slug: 'abc' }],
  ['PATCH', 'check-in/abc', 'updateCheckIn', { slug: 'abc' }],
  ['GET', 'check-in/a%2Fb%20c', 'checkIn', { slug: 'a/b c' }],
  ['POST', 'custom-products/p-1/order', 'orderCustomProduct', { productId: 'p-1' }],
  ['GET', 'customers', 'customers', {}],
  ['PATCH', 'customers/c-1', 'updateCustomer', { id: 'c-1' }],
])('%s %s is %s', (method, path, operation, params) => {
  expect(findRoute(method, path)).toEqual({ operation, params });
});

test.each([
  ['DELETE', 'check-in/abc'],
  ['GET', 'check-in/'],
  ['GET', 'check-in/%zz'],
  ['GET', 'check-in/a/b'],
  ['GET', ''],
  ['get', 'check-in'],
])('%s %s is nothing', (method, path) => {
  expect(findRoute(method, path)).toBeUndefined();
});

import { expect, test } from 'vitest';

import { Faults } from './faults.ts';

const faults = () => new Faults(new Set(['checkIn', 'order']));

test('are taken in the order they were set, as often as asked for', () => {
  const all = faults();
  all.add({ operation: 'checkIn', kind: 'network', times: 2 });
  all.add({ kind: 'delay', delayMs: 5, times: 1 });
  const taken = (['order', 'checkIn', 'checkIn', 'checkIn'] as const).map((operation) => all.take(operation)?.kind);
  expect(taken).toEqual(['delay', 'network', 'network', undefined]);
});

test('without a count stay until cleared', () => {
  const all = faults();
  all.add({ kind: 'status' });
  expect([all.take('order'), all.take('order')]).toMatchObject([
    { status: 500 },
    { status: 500, code: 'INTERNAL_ERROR' },
  ]);
  all.clear();
  expect(all.take('order')).toBeUndefined();
});

test.each([
  ['operation', { operation: 'open', kind: 'network' }],
  ['kind', {}],
  ['status', { kind: 'status', status: 302 }],
  ['code', { kind: 'status', code: 4 }],
  ['delayMs', { kind: 'delay', delayMs: 'long' }],
  ['times', { kind: 'delay', times: 1.5 }],
])('with a wrong %s are refused', (field, input) => {
  expect(() => faults().add(input)).toThrow(expect.objectContaining({ status: 400, data: { field } }));
});

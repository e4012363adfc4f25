import { describe, expect, test } from 'vitest';

import type { FaultInput } from './fault-input.ts';
import { Faults } from './faults.ts';
import type { FaultedCall } from './faults.ts';

const setUp = (...inputs: readonly FaultInput[]) => {
  const all = new Faults(
    new Map([
      ['readBook', { params: ['shelf'], members: [] }],
      ['order', { params: ['id'], members: ['orderItems', 'creditCards'] }],
    ]),
    (name, value) => name !== 'shelf' || value === 'a' || value === 'b',
  );
  for (const input of inputs) all.add(input);
  return all;
};
const call = (operation: string, rest: Partial<FaultedCall> = {}): FaultedCall => ({
  operation,
  params: {},
  body: undefined,
  now: 0,
  ...rest,
});
const met = (all: Faults, ...calls: readonly FaultedCall[]) =>
  calls.map((each) => all.take(each).map(({ fault }) => fault.kind));

describe('which calls a fault applies to', () => {
  test('those of its operation, up to its count; the first fault set applies first', () => {
    const all = setUp({ operation: 'readBook', kind: 'network', times: 2 }, { kind: 'empty', times: 1 });
    const calls = ['order', 'readBook', 'readBook', 'readBook'].map((operation) => call(operation));
    expect(met(all, ...calls)).toEqual([['empty'], ['network'], ['network'], []]);
  });

  test('without a count, all until the faults are cleared', () => {
    const all = setUp({ kind: 'status' });
    expect(met(all, call('order'), call('order'))).toEqual([['status'], ['status']]);
    all.clear();
    expect(met(all, call('order'))).toEqual([[]]);
  });

  test('those with a path parameter', () => {
    const all = setUp({ params: { shelf: 'a' }, kind: 'network' });
    const onShelf = (shelf: string) => call('readBook', { params: { shelf } });
    expect(met(all, onShelf('b'), onShelf('a'), call('order'))).toEqual([[], ['network'], []]);
  });

  test('those whose body has a member', () => {
    const all = setUp({ member: 'creditCards', kind: 'network' });
    const write = (body: unknown) => call('order', { body });
    expect(met(all, write({ orderItems: [] }), write({ creditCards: [] }), write(null))).toEqual([[], ['network'], []]);
  });

  test('those after a number of calls', () => {
    const all = setUp({ after: 2, times: 1, kind: 'network' });
    expect(met(all, ...[1, 2, 3, 4].map(() => call('order')))).toEqual([[], [], ['network'], []]);
  });

  test('a random share of them, the same for the same seed', () => {
    const drawn = (seed: number) =>
      met(setUp({ chance: 0.3, seed, kind: 'network' }), ...Array.from({ length: 1000 }, () => call('order')))
        .flat()
        .join('').length / 'network'.length;
    expect(drawn(1)).toBe(drawn(1));
    expect([drawn(1) > 240, drawn(1) < 360, drawn(1) === drawn(2)]).toEqual([true, true, false]);
  });
});

test('several faults apply in the order they were set: delays add up until one ends the call', () => {
  const all = setUp(
    { kind: 'delay', delayMs: 5 },
    { kind: 'delay', delayMs: 7 },
    { kind: 'status', times: 1 },
    { kind: 'network', times: 1 },
  );
  expect(met(all, call('order'), call('order'), call('order'))).toEqual([
    ['delay', 'delay', 'status'],
    ['delay', 'delay', 'network'],
    ['delay', 'delay'],
  ]);
});

describe('a delay', () => {
  const delays = (delayMs: FaultInput['delayMs']) => {
    const all = setUp({ kind: 'delay', ...(delayMs === undefined ? {} : { delayMs }) });
    return Array.from({ length: 2000 }, () => all.take(call('order'))[0]?.delayMs ?? 0).toSorted((a, b) => a - b);
  };
  test('is evenly spread between two bounds', () => {
    const all = delays({ from: 100, to: 300 });
    const [least = 0, middle = 0, most = 0] = [all[0], all[1000], all[1999]];
    expect([least >= 100, middle > 190 && middle < 210, most <= 300]).toEqual([true, true, true]);
  });
  test('is log-normal: half below the median, one of twenty above p95', () => {
    const all = delays({ median: 200, p95: 2000 });
    expect(all[1000]).toBeGreaterThan(180);
    expect(all[1000]).toBeLessThan(220);
    expect(all[1900]).toBeGreaterThan(1600);
    expect(all[1900]).toBeLessThan(2500);
  });
});

test('a rate limit lets its number of calls pass per period, and says when the next one may', () => {
  const all = setUp({ kind: 'rate-limit', calls: 2, perMs: 10_000 });
  const at = (now: number) => all.take(call('order', { now }))[0]?.retryAfterMs;
  expect([at(0), at(4000), at(5000), at(9999), at(10_001), at(10_002)]).toEqual([
    undefined,
    undefined,
    5000,
    1,
    undefined,
    3998,
  ]);
});

test('active faults are listed in the form in which they can be set again', () => {
  const all = setUp({ kind: 'network', times: 3, after: 1 });
  met(all, call('order'), call('order'));
  expect(all.list()).toMatchObject([{ kind: 'network', times: 2, after: 0 }]);
  expect(setUp(...all.list()).list()).toEqual(all.list());
});

test.each([
  ['operation', { operation: 'open', kind: 'network' }],
  ['kind', {}],
  ['status', { kind: 'status', status: 302 }],
  ['code', { kind: 'status', code: 4 }],
  ['delayMs', { kind: 'delay', delayMs: 'long' }],
  ['times', { kind: 'delay', times: 1.5 }],
  ['chance', { kind: 'delay', chance: 2 }],
  ['chance', { kind: 'delay', chance: 0 }],
  ['member', { kind: 'delay', member: 'orderItem' }],
  ['member', { kind: 'delay', operation: 'readBook', member: 'orderItems' }],
  ['params.shelf', { kind: 'delay', params: { shelf: 'c' } }],
  ['how', { kind: 'malformed', how: 'a bit' }],
  ['status', { kind: 'network', status: 503 }],
  ['code', { kind: 'timeout', code: 'FOO' }],
  ['data', { kind: 'rate-limit', data: { reason: 'slot-taken' } }],
  ['delayMs', { kind: 'hold', delayMs: 5 }],
  ['delayMs', { kind: 'network', delayMs: { from: 1, to: 2 } }],
  ['how', { kind: 'empty', how: 'cut' }],
  ['field', { kind: 'malformed', how: 'cut', field: 'id' }],
  ['calls', { kind: 'status', calls: 2 }],
  ['perMs', { kind: 'delay', perMs: 1 }],
  ['delayMs.to', { kind: 'delay', delayMs: { from: 300, to: 100 } }],
  ['delayMs.p95', { kind: 'delay', delayMs: { median: 300, p95: 100 } }],
])('with a wrong %s are refused', (field, input) => {
  expect(() => setUp().add(input)).toThrow(expect.objectContaining({ status: 400, data: { field } }));
});

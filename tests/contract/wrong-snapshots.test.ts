import { describe, expect, test } from 'vitest';

import { SLUG, twoWorlds } from './files-of-testers.ts';
import type { Whole } from './files-of-testers.ts';

const { send, order, snapshotOf, hand, refusal } = twoWorlds();

const rowsOf = (whole: Whole, table: string): Whole[] => (whole['rows'] as Record<string, Whole[]>)[table] ?? [];
const withRows = (whole: Whole, table: string, change: (rows: Whole[]) => unknown): Whole => ({
  ...whole,
  rows: { ...(whole['rows'] as object), [table]: change(rowsOf(whole, table)) },
});
const withClock = (whole: Whole, change: Whole): Whole => ({
  ...whole,
  clock: { ...(whole['clock'] as object), ...change },
});

describe('F10: a snapshot', () => {
  test.each<[what: string, place: string, change: (whole: Whole) => unknown]>([
    ['a row twice', 'rows.orders.1', (whole) => withRows(whole, 'orders', ([row]) => [row, row])],
    [
      'a row changed twice',
      'rows.stays.1',
      (whole) => withRows(whole, 'stays', ([row]) => [row, { ...row, lastName: 'Other' }]),
    ],
    ['an unknown member', 'worlds', (whole) => ({ ...whole, worlds: 2 })],
    ['an unknown member of the clock', 'clock.zone', (whole) => withClock(whole, { zone: 'UTC' })],
    [
      'an unknown member of a row',
      'rows.orders.0.colour',
      (whole) => withRows(whole, 'orders', ([row]) => [{ ...row, colour: 'red' }]),
    ],
    [
      'an unknown member deep in a row',
      'rows.stays.0.checkIn.guests',
      (whole) =>
        withRows(whole, 'stays', ([row]) => [{ ...row, checkIn: { ...(row?.['checkIn'] as object), guests: [] } }]),
    ],
    [
      'a member missing in a row',
      'rows.orders.0.id',
      (whole) => withRows(whole, 'orders', ([{ id: _id, ...row } = {}]) => [row]),
    ],
    [
      'a member of another type',
      'rows.orders.0.id',
      (whole) => withRows(whole, 'orders', ([row]) => [{ ...row, id: 7 }]),
    ],
    ['rows that are no list', 'rows.orders', (whole) => withRows(whole, 'orders', () => ({}))],
    ['a row that is null', 'rows.orders.0', (whole) => withRows(whole, 'orders', () => [null])],
    ['an unknown table', 'rows.boats', (whole) => withRows(whole, 'boats', () => [])],
    ['a row gone that never was', 'removed.orders.0', (whole) => ({ ...whole, removed: { orders: ['x'] } })],
    ['a row gone that is there', 'removed.orders.0', (whole) => ({ ...whole, removed: { orders: ['order-1'] } })],
    ['a row gone twice', 'removed.stays.1', (whole) => ({ ...whole, removed: { stays: [SLUG, SLUG] } })],
    ['a row gone of an unknown table', 'removed.boats', (whole) => ({ ...whole, removed: { boats: [] } })],
    ['a count below zero', 'counters.order', (whole) => ({ ...whole, counters: { order: -1 } })],
    ['a count that is not a number', 'counters.order', (whole) => ({ ...whole, counters: { order: '2' } })],
    [
      'a count behind which no id is new',
      'counters.order',
      (whole) => ({ ...whole, counters: { order: 9_007_199_254_740_991 } }),
    ],
    ['a fault of another build', 'faults.0.kind', (whole) => ({ ...whole, faults: [{ kind: 'fire' }] })],
    [
      'a fault with an unknown member',
      'faults.1.colour',
      (whole) => ({ ...whole, faults: [{ kind: 'network' }, { kind: 'network', colour: 1 }] }),
    ],
    [
      'a fault on nothing',
      'faults.0.params.slug',
      (whole) => ({ ...whole, faults: [{ kind: 'network', params: { slug: 'x' } }] }),
    ],
    [
      'how far no fault has come',
      'progress.0',
      (whole) => ({ ...whole, progress: [1, 2].map(() => ({ drawn: 0, passed: [] })) }),
    ],
    ['no clock', 'clock', ({ clock: _clock, ...whole }) => whole],
    ['an invalid time', 'clock.now', (whole) => withClock(whole, { now: '2026-02-30T10:00:00Z' })],
    ['an invalid start', 'start', (whole) => ({ ...whole, start: 'today' })],
    ['a time too far', 'clock.now', (whole) => withClock(whole, { now: '9999-01-01T00:00:00Z' })],
    [
      'a clock that has run too far',
      'clock.savedAt',
      (whole) => withClock(whole, { now: '9899-12-31T00:00:00Z', savedAt: 0, frozen: false }),
    ],
    ['a clock that is neither', 'clock.frozen', (whole) => withClock(whole, { frozen: 'yes' })],
    ['an invalid seed', 'seed', (whole) => ({ ...whole, seed: 1.5 })],
    ['a member twice', 'body.seed', (whole) => JSON.stringify(whole).replace('"seed":', '"seed":1,"seed":')],
    [
      'a member twice in a row',
      'body.rows.orders.0.id',
      (whole) => JSON.stringify(whole).replace(/"orders":\[\{/, '$&"id":"order-1",'),
    ],
    ['its second half missing', 'body', (whole) => JSON.stringify(whole).slice(0, 300)],
    ['a byte order mark', 'body', (whole) => `\uFEFF${JSON.stringify(whole)}`],
  ])('with %s is refused at %s, and the world is unchanged', async (_what, place, change) => {
    const refused = await refusal(await hand('PUT', 'snapshot', change(await snapshotOf('other'))));
    expect(refused).toMatchObject({ status: 400, place, isNamed: true, isWhole: true });
  });

  test.each<[string, (whole: Whole) => unknown]>([
    ['no counters', ({ counters: _counters, ...whole }) => whole],
    ['empty counters', (whole) => ({ ...whole, counters: {} })],
    ['counters too low', (whole) => ({ ...whole, counters: { order: 1, item: 0 } })],
    ['unknown counters', (whole) => ({ ...whole, counters: { boat: 3 } })],
  ])('with %s is accepted, and new ids continue after those of its rows', async (_what, change) => {
    await order('other');
    expect((await hand('PUT', 'snapshot', change(await snapshotOf('other')))).status).toBe(200);
    const next = await send('PATCH', `/w/mine/api/check-in/${SLUG}`, {
      orderItems: [{ productId: 'prod-sauna', count: 1 }],
    });
    expect([next.status, await next.json()]).toMatchObject([200, { orderId: 'order-3' }]);
    const orders = rowsOf(await snapshotOf('mine'), 'orders');
    const items = orders.flatMap(({ items: all }) => (all as { id: string }[]).map(({ id }) => id));
    expect(new Set(items).size).toBe(items.length);
    expect((await snapshotOf('mine'))['counters']).toMatchObject({ order: 3 });
  });
});

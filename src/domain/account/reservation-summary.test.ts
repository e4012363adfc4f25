import { describe, expect, test } from 'vitest';

import type { Reservation } from '#api/generated/model.ts';
import type { Slug } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

import {
  activeReservations,
  closestReservation,
  groupOf,
  nearness,
  otherReservations,
  reservationSummariesFromDto,
} from './reservation-summary.ts';

const HOUSE = {
  id: 'prop-1',
  name: 'Kasarmikatu 40',
  city: 'Helsinki',
  timezone: 'Europe/Helsinki',
  isWhiteLabel: false,
};
const dto = (changes: Partial<Reservation> = {}): Reservation => ({
  id: 'res-1',
  slug: 'abc',
  startDate: '2026-11-20T13:00:00Z',
  endDate: '2026-11-23T09:00:00Z',
  checkInDate: null,
  status: 'confirmed',
  propertyId: 'prop-1',
  propertyUnitCategoryId: 'cat-1',
  property: HOUSE,
  propertyUnitCategory: {
    id: 'cat-1',
    name: 'One-bedroom apartment',
    images: [
      { url: '/2.svg', sequenceNumber: 2 },
      { url: '/1.svg', sequenceNumber: 1 },
    ],
  },
  ...changes,
});
const at = (slug: string, startDate: string | null, status = 'confirmed') => dto({ slug, startDate, status });
const slugs = (all: readonly { readonly slug: string }[]) => all.map(({ slug }) => slug);

test('a summary has all its fields (R3-10)', () => {
  expect(reservationSummariesFromDto([dto()])).toEqual([
    {
      id: 'res-1',
      slug: 'abc',
      startDate: '2026-11-20T13:00:00.000Z',
      endDate: '2026-11-23T09:00:00.000Z',
      checkInDate: null,
      status: 'confirmed',
      categoryName: 'One-bedroom apartment',
      categoryImages: ['/1.svg', '/2.svg'],
      propertyName: 'Kasarmikatu 40',
      city: 'Helsinki',
      timezone: 'Europe/Helsinki',
    },
  ]);
});

test('property and category that did not come, and dates that cannot be read', () => {
  const { property: _house, propertyUnitCategory: _category, ...bare } = dto({ startDate: 'soon', endDate: null });
  expect(reservationSummariesFromDto([bare, { ...bare, propertyUnitCategory: null }])).toMatchObject(
    Array.from({ length: 2 }, () => ({
      startDate: null,
      endDate: null,
      categoryName: null,
      categoryImages: [],
      propertyName: null,
      city: '',
      timezone: 'UTC',
    })),
  );
});

test.each([
  ['confirmed', 'confirmed'],
  ['started', 'confirmed'],
  ['canceled', 'canceled'],
  ['foo', 'unknown'],
])('status %s is %s (R3-10, R3-27)', (status, expected) => {
  expect(reservationSummariesFromDto([dto({ status })])[0]?.status).toBe(expected);
});

test('a stay in a white-label property is left out (R3-11)', () => {
  const other = dto({ slug: 'other', property: { ...HOUSE, isWhiteLabel: true } });
  expect(slugs(reservationSummariesFromDto([other, dto()]))).toEqual(['abc']);
});

describe('order, active and closest', () => {
  const all = reservationSummariesFromDto([
    at('later', '2026-12-24T13:00:00Z'),
    at('no-date', null),
    at('called-off', '2026-11-01T13:00:00Z', 'canceled'),
    at('sooner', '2026-11-21T13:00:00Z', 'started'),
    at('odd', '2026-12-01T13:00:00Z', 'foo'),
  ]);

  test('earliest first, cancelled at the end', () => {
    expect(slugs(all)).toEqual(['sooner', 'odd', 'later', 'no-date', 'called-off']);
  });

  test('cancelled ones are not active; an unknown status is (R7-78, R3-27)', () => {
    expect(slugs(activeReservations(all))).toEqual(['sooner', 'odd', 'later', 'no-date']);
  });

  test('the closest stay is the one that starts first, in any order of the list (R4-39)', () => {
    const active = activeReservations(all);
    expect(closestReservation(active.toReversed())?.slug).toBe('sooner');
    expect(closestReservation([])).toBeUndefined();
  });
});

describe('how near (R4-11, R4-17)', () => {
  test.each([
    ['five days before', '2026-11-15T10:00:00Z', 5],
    ['late on the evening before, in Helsinki already the day', '2026-11-19T22:30:00Z', 0],
    ['an hour earlier it is still tomorrow', '2026-11-19T21:30:00Z', 1],
    ['in the hour before', '2026-11-20T12:30:00Z', 0],
    ['at the hour', '2026-11-20T13:00:00Z', 'under-way'],
    ['afterwards', '2026-11-22T13:00:00Z', 'under-way'],
  ] as const)('%s: %s', (_name, now, expected) => {
    const [summary] = reservationSummariesFromDto([dto()]);
    expect(summary && nearness(summary, now as Instant)).toBe(expected);
  });

  test('without a start it is unknown', () => {
    const [summary] = reservationSummariesFromDto([at('x', null)]);
    expect(summary && nearness(summary, '2026-11-20T13:00:00Z' as Instant)).toBe('unknown');
  });
});

test.each([
  ['none', [], []],
  ['the stay itself only', ['a'], []],
  ['the others, in their order', ['c', 'a', 'b'], ['c', 'b']],
  ['five at most', ['a', 'b', 'c', 'd', 'e', 'f', 'g'], ['b', 'c', 'd', 'e', 'f']],
  ["all, on somebody else's stay", ['b', 'c'], ['b', 'c']],
] as const)('the other bookings of a member: %s (R2-84)', (_, all, others) => {
  const summaries = reservationSummariesFromDto(all.map((slug) => at(slug, null)));
  expect(slugs(otherReservations(summaries, 'a' as Slug))).toEqual(others);
});

test.each([
  ['before its start', '2026-11-20T13:00:00Z', 'confirmed', 'coming'],
  ['from its start', '2026-11-20T12:00:00Z', 'started', 'now'],
  ['cancelled, before its start', '2026-11-20T13:00:00Z', 'canceled', 'cancelled'],
  ['cancelled, from its start', '2026-11-20T12:00:00Z', 'canceled', 'cancelled'],
  ['without a readable start', null, 'confirmed', 'coming'],
] as const)('a booking %s is in its group (R2-123, R7-78)', (_, start, status, group) => {
  const [summary] = reservationSummariesFromDto([at('a', start, status)]);
  expect(summary && groupOf(summary, '2026-11-20T12:00:00Z' as Instant)).toBe(group);
});

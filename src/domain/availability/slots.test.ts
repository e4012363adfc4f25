import { describe, expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';

import { firstFree, slotsFromDto, slotsOf, slotState } from './slots.ts';

const NOW = '2026-07-01T09:00:00.000Z' as Instant;

const wire = (changes: object) => ({
  type: 'end-date',
  productId: 'late',
  timeslot: '2026-07-04T10:00:00Z',
  isAvailable: true,
  ...changes,
});

describe('date-change slots (R3-99, R3-102, R3-103)', () => {
  test('type, product, time and availability are taken over, the time as a UTC instant', () => {
    expect(slotsFromDto([wire({ timeslot: '2026-07-04T13:00:00+03:00' })])).toEqual([
      { type: 'end-date', productId: 'late', timeslot: '2026-07-04T10:00:00.000Z', isAvailable: true },
    ]);
  });

  test.each([
    ['an unknown end', { type: 'middle-date' }],
    ['an unreadable time', { timeslot: '13:00' }],
  ])('%s is dropped', (_name, changes) => {
    expect(slotsFromDto([wire(changes)])).toEqual([]);
  });

  test('a product has its own slots of its own end, earliest first', () => {
    const slots = slotsFromDto([
      wire({ timeslot: '2026-07-04T12:00:00Z' }),
      wire({ productId: null }),
      wire({ type: 'start-date' }),
      wire({}),
    ]);
    expect(slotsOf(slots, 'end-date', 'late').map(({ timeslot }) => timeslot)).toEqual([
      '2026-07-04T10:00:00.000Z',
      '2026-07-04T12:00:00.000Z',
    ]);
    expect(slotsOf(slots, 'end-date', null)).toHaveLength(1);
  });

  test.each([
    ['available and ahead', {}, 'free'],
    ['not available', { isAvailable: false }, 'taken'],
    ['available but over', { timeslot: '2026-07-01T08:59:00Z' }, 'past'],
    ['available and exactly now', { timeslot: '2026-07-01T09:00:00Z' }, 'free'],
    ['available until a millisecond ago', { timeslot: '2026-07-01T08:59:59.999Z' }, 'past'],
  ])('a slot that is %s', (_name, changes, expected) => {
    expect(slotsFromDto([wire(changes)]).map((slot) => slotState(slot, NOW))).toEqual([expected]);
  });

  test('the first free slot is the one to begin with (R5-35); without any there is none (R5-27)', () => {
    const slots = slotsFromDto([wire({ isAvailable: false }), wire({ timeslot: '2026-07-04T11:00:00Z' })]);
    expect(firstFree(slots, NOW)?.timeslot).toBe('2026-07-04T11:00:00.000Z');
    expect(firstFree(slots.slice(0, 1), NOW)).toBeUndefined();
  });
});

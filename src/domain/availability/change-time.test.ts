import { describe, expect, test } from 'vitest';

import type { Instant, ZoneId } from '#lib/time.ts';

import { changeableDates } from '#domain/stay/stay-phase.ts';
import { changeProblem, chosenTime, freeChanges, withTime } from './change-time.ts';
import type { DateChangeSlot } from './availability.ts';

const ZONE = 'Europe/Helsinki' as ZoneId;
const at = (text: string) => `2026-07-${text}:00.000Z` as Instant;

const NOW = at('01T09:00');
const BOOKED = { startDate: at('04T12:00'), endDate: at('07T08:00') };
const STAY = {
  ...BOOKED,
  booked: BOOKED,
  checkInDate: null,
  checkOutDate: null,
  isCancelled: false,
};

const slot = (
  type: DateChangeSlot['type'],
  timeslot: Instant,
  isAvailable = true,
  productId: string | null = null,
) => ({
  type,
  timeslot,
  isAvailable,
  productId,
});
const ARRIVALS = [slot('start-date', at('04T15:00')), slot('start-date', at('04T14:00'))];
const DEPARTURES = [slot('end-date', at('07T05:00'), false), slot('end-date', at('07T06:00'))];
const SLOTS = [...ARRIVALS, ...DEPARTURES];

describe('whether times can be changed at all (R4-89)', () => {
  test.each([
    ['before arrival', {}, NOW, true],
    ['during the stay', {}, at('05T09:00'), true],
    ['on the last day', {}, at('07T07:00'), true],
    ['checked out', { checkOutDate: at('07T06:30') }, at('07T07:00'), false],
    ['cancelled', { isCancelled: true }, NOW, false],
    ['ended yesterday in property time, not yet in UTC', {}, at('07T21:30'), false],
    ['without an arrival one can read', { booked: { ...BOOKED, startDate: null } }, NOW, false],
    ['without a departure one can read', { booked: { ...BOOKED, endDate: null } }, NOW, false],
  ])('%s', (_name, changes, now, expected) => {
    expect(changeableDates({ ...STAY, ...changes }, now, ZONE) !== null).toBe(expected);
  });
});

describe('what can be changed (R4-82, R4-89, R5-35)', () => {
  const firsts = (slots: readonly DateChangeSlot[], changes: object = {}, now = NOW) => {
    const free = freeChanges(slots, { ...STAY, ...changes }, now);
    return free && [free.arrival?.first ?? null, free.departure?.first ?? null];
  };

  test('both ends', () => {
    expect(firsts(SLOTS)).toEqual([at('04T14:00'), at('07T06:00')]);
  });

  test.each([
    ['checked in at the property', { checkInDate: at('04T10:00') }, at('04T11:00')],
    ['check-in time has come', {}, at('04T12:00')],
    ['the first day has passed', {}, at('05T09:00')],
  ])('only the departure once %s', (_name, changes, now) => {
    expect(firsts(SLOTS, changes, now)).toEqual([null, at('07T06:00')]);
  });

  test('only the arrival when no departure is left', () => {
    expect(firsts([...ARRIVALS, slot('end-date', at('07T05:00'), false)])).toEqual([at('04T14:00'), null]);
  });

  test.each([
    ['an early check-in: only the departure', { startDate: at('04T10:00') }, [null, at('07T06:00')]],
    ['a late check-out: only the arrival', { endDate: at('07T10:00') }, [at('04T14:00'), null]],
  ])('an hour that is paid for does not move: %s', (_name, changes, expected) => {
    expect(firsts(SLOTS, changes)).toEqual(expected);
  });

  test('with both hours paid for nothing moves', () => {
    expect(firsts(SLOTS, { startDate: at('04T10:00'), endDate: at('07T10:00') })).toBeNull();
  });

  test.each([
    ['no slots', [], NOW],
    ['no slot available', SLOTS.map((each) => ({ ...each, isAvailable: false })), NOW],
    ['only slots that are sold (R3-103)', SLOTS.map((each) => ({ ...each, productId: 'prod' })), NOW],
    ['only slots that have passed', SLOTS, at('07T07:00')],
    ['only arrivals, and the guest is there', ARRIVALS, at('04T13:00')],
  ])('nothing any more with %s', (_name, slots, now) => {
    expect(firsts(slots, {}, now)).toBeNull();
  });
});

describe('what is chosen (R5-48)', () => {
  const later = slot('end-date', at('07T09:00'));
  const free = { slots: [...DEPARTURES, later], first: at('07T06:00') };

  test.each([
    ['nothing yet: the present time', undefined, NOW, '07T08:00'],
    ['a time that is free', at('07T06:00'), NOW, '07T06:00'],
    ['a time that was taken meanwhile: the present time', at('07T05:00'), NOW, '07T08:00'],
    ['the present time', STAY.endDate, NOW, '07T08:00'],
    ['the present time, this very minute', undefined, at('07T08:00'), '07T08:00'],
    ['nothing, and the present time has passed: the first free one', undefined, at('07T08:30'), '07T09:00'],
  ])('%s', (_name, picked, now, expected) => {
    const first = now === at('07T08:30') ? later.timeslot : free.first;
    expect(chosenTime({ ...free, first }, picked, STAY.endDate, now)).toBe(at(expected));
  });

  test('an end without free times stays', () => {
    expect(chosenTime(null, undefined, STAY.startDate, NOW)).toBe(STAY.startDate);
  });

  test.each([
    ['which is no slot', at('07T08:00'), ['07T05:00', '07T06:00', '07T08:00']],
    ['which is a slot', at('07T05:00'), ['07T05:00', '07T06:00']],
  ])('the time the stay has, %s, is a choice too', (_name, current, expected) => {
    const choices = withTime(DEPARTURES, 'end-date', current);
    expect(choices.map(({ timeslot }) => timeslot)).toEqual(expected.map(at));
    expect(choices.find(({ timeslot }) => timeslot === current)?.isAvailable).toBe(true);
  });
});

test.each([
  ['the same times', {}, 'same'],
  ['another arrival', { startDate: at('04T14:00') }, null],
  ['another departure', { endDate: at('07T06:00') }, null],
  ['a departure before the arrival', { endDate: at('04T06:00') }, 'reversed'],
  ['a departure at the arrival', { endDate: at('04T12:00') }, 'reversed'],
])('%s: %o is %s', (_name, changes, expected) => {
  expect(changeProblem(STAY, { ...STAY, ...changes })).toBe(expected);
});

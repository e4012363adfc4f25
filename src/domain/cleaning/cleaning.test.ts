import { describe, expect, test } from 'vitest';

import { parseInstant, toInstant } from '#lib/time.ts';

import { aProduct, aStay, anItem } from '../../../tests/support/a-stay.ts';
import { cleaningEvent, cleaningDraft, cleaningPrice, freeCleaningsLeft, scheduledCleanings } from './cleaning.ts';

const at = (text: string) => parseInstant(text) ?? toInstant(0);
const counts = (cleaningAllowance: number, scheduledCleaningsCount: number) => ({
  cleaningAllowance,
  scheduledCleaningsCount,
});
const SLOT = { startDate: at('2026-11-23T07:00:00Z'), endDate: at('2026-11-23T08:00:00Z'), isAvailable: true };

describe('free cleanings left are the allowance less what is scheduled, never below none (R9-13, R9-43)', () => {
  test.each([
    [0, 0, 0],
    [1, 0, 1],
    [2, 0, 2],
    [2, 1, 1],
    [1, 1, 0],
    [2, 2, 0],
    [1, 3, 0],
    [0, 2, 0],
  ])('allowance %i, scheduled %i: %i left', (allowance, scheduled, left) => {
    expect(freeCleaningsLeft(counts(allowance, scheduled))).toBe(left);
  });
});

describe('what the next one costs (R9-14, R9-43)', () => {
  const product = aProduct({ id: 'c', type: 'mid-stay-cleaning', price: 45 });
  test.each([
    ['one of the allowance is free', product, counts(2, 1), 'free', { unit: 0, nights: null }],
    ['the allowance is used up', product, counts(1, 1), 'after-free', null],
    ['there never was one', product, counts(0, 0), 'paid', null],
    ['a reward pays', { ...product, customerRewardId: 'r' }, counts(0, 0), 'free', null],
    ['the property asks nothing for it', { ...product, price: 0 }, counts(0, 0), 'free', null],
  ])('%s', (_, sold, counted, price, ownPrice) => {
    expect(cleaningPrice(sold, counted)).toBe(price);
    expect(cleaningDraft(sold, counted, SLOT)).toMatchObject({
      productId: 'c',
      consumptionDate: SLOT.startDate,
      consumptionEndDate: SLOT.endDate,
      ownPrice,
    });
  });

  test('a reward is kept while a free one is left', () => {
    const rewarded = { ...product, customerRewardId: 'r' };
    expect(cleaningDraft(rewarded, counts(1, 0), SLOT).customerRewardId).toBeNull();
    expect(cleaningDraft(rewarded, counts(1, 1), SLOT).customerRewardId).toBe('r');
  });
});

test('the scheduled ones: those to come, earliest first, then those that were; other products are none of them', () => {
  const cleaning = (id: string, start: string | null, end: string | null = null) =>
    anItem({
      id,
      type: 'mid-stay-cleaning',
      consumptionDate: start === null ? null : at(start),
      consumptionEndDate: end === null ? null : at(end),
    });
  const stay = aStay({
    orderedProducts: [
      cleaning('later', '2026-11-25T07:00:00Z', '2026-11-25T08:00:00Z'),
      anItem({ id: 'kit' }),
      cleaning('over', '2026-11-23T07:00:00Z', '2026-11-23T08:00:00Z'),
      cleaning('under-way', '2026-11-24T07:00:00Z', '2026-11-24T08:00:00Z'),
      cleaning('without-end', '2026-11-24T07:20:00Z'),
      cleaning('without-times', null),
    ],
  });
  const { ahead, past } = scheduledCleanings(stay, at('2026-11-24T07:30:00Z'));
  expect(ahead.map(({ id }) => id)).toEqual(['under-way', 'later', 'without-times']);
  expect(past.map(({ id }) => id)).toEqual(['over', 'without-end']);
});

describe('a cleaning in the calendar', () => {
  const at = (text: string) => parseInstant(text) ?? toInstant(0);
  const HOUSE = { address: 'Kasarmikatu 40', city: 'Helsinki', zipCode: '00130', googleMapsUrl: null };
  const STAY = aStay({ reservationId: 'res-7' });
  const ITEM = anItem({
    id: 'item-3',
    type: 'mid-stay-cleaning',
    consumptionDate: at('2026-11-24T07:00:00Z'),
    consumptionEndDate: at('2026-11-24T08:00:00Z'),
  });
  const eventOf = (item = ITEM) => cleaningEvent(item, STAY, HOUSE, 'Cleaning');

  test('is its hour, at the property, with a reminder one day before (R9-15, R9-44)', () => {
    expect(eventOf()).toEqual({
      uid: 'res-7.item-3@stay.guest',
      start: '2026-11-24T07:00:00.000Z',
      end: '2026-11-24T08:00:00.000Z',
      summary: 'Cleaning',
      location: 'Kasarmikatu 40, 00130 Helsinki',
      remindDaysBefore: 1,
    });
  });

  test('never carries the slug, which opens doors: calendars are shared', () => {
    expect(JSON.stringify(eventOf())).not.toContain(STAY.slug);
  });

  test('without an end it lasts the longest a cleaning may: 1 hour (R9-12)', () => {
    expect(eventOf({ ...ITEM, consumptionEndDate: null })?.end).toBe('2026-11-24T08:00:00.000Z');
  });

  test.each([
    ['no beginning', { consumptionDate: null }],
    ['an end before the beginning', { consumptionEndDate: at('2026-11-24T06:00:00Z') }],
    ['no length', { consumptionEndDate: at('2026-11-24T07:00:00Z') }],
  ])('there is none with %s', (_, change) => {
    expect(eventOf({ ...ITEM, ...change })).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';

import { parseInstant, toInstant } from '#lib/time.ts';

import { MINIMAL } from '../../../tests/support/stay-answers.ts';
import { stayFromDto } from './stay-from-dto.ts';
import { locationOf } from '#domain/unit/unit.ts';
import { stayEvent } from './stay-calendar.ts';

const at = (text: string) => parseInstant(text) ?? toInstant(0);

const HOUSE = { address: 'Kasarmikatu 40', city: 'Helsinki', zipCode: '00130', googleMapsUrl: null };
const STAY = {
  reservationId: 'res-1',
  startDate: at('2026-11-20T15:00:00+02:00'),
  endDate: at('2026-11-23T11:00:00+02:00'),
  unitAddress: null,
};
const LATE_CHECK_OUT = {
  id: 'item',
  productId: 'late',
  type: 'late-check-out',
  status: 'confirmed',
  consumptionDate: null,
  price: 20,
  currencyCode: 'EUR',
  chargeInterval: 'once',
};
const WORDS = { summary: 'Your stay at Kasarmikatu 40' };

describe('a stay in the calendar', () => {
  test('lasts from arrival to departure, in UTC, at the address of the property', () => {
    expect(stayEvent(STAY, HOUSE, { ...WORDS, description: 'Phone +358942450150' })).toEqual({
      uid: 'res-1@stay.guest',
      start: '2026-11-20T13:00:00.000Z',
      end: '2026-11-23T09:00:00.000Z',
      summary: 'Your stay at Kasarmikatu 40',
      location: 'Kasarmikatu 40, 00130 Helsinki',
      description: 'Phone +358942450150',
    });
  });

  test('leads to the address and entrance of the unit when it has its own (R3-34)', () => {
    const unitAddress = {
      address: 'Korkeavuorenkatu 12',
      entrance: 'Stairwell B',
      city: 'Helsinki',
      zipCode: '00140',
      googleMapsUrl: null,
    };
    expect(stayEvent({ ...STAY, unitAddress }, HOUSE, WORDS)?.location).toBe(
      'Korkeavuorenkatu 12, Stairwell B, 00140 Helsinki',
    );
  });

  test.each([
    ['a blank entrance', { entrance: '  ' }, 'Korkeavuorenkatu 12, 00140 Helsinki'],
    ['spaces around the entrance', { entrance: ' B ' }, 'Korkeavuorenkatu 12, B, 00140 Helsinki'],
    ['no entrance', { entrance: null }, 'Korkeavuorenkatu 12, 00140 Helsinki'],
    [
      'nothing but an entrance',
      { address: '', city: '', zipCode: '', entrance: 'B' },
      'Kasarmikatu 40, B, 00130 Helsinki',
    ],
  ])('the place in one line, with %s', (_, changes, line) => {
    const unit = { address: 'Korkeavuorenkatu 12', city: 'Helsinki', zipCode: '00140', googleMapsUrl: null };
    expect(locationOf({ unitAddress: { ...unit, ...changes } }, HOUSE)).toBe(line);
  });

  test('holds the hours that are paid for', () => {
    const paid = stayFromDto({
      ...MINIMAL,
      orderItems: [{ ...LATE_CHECK_OUT, consumptionEndDate: '2026-11-23T14:00:00+02:00' }],
    });
    expect(stayEvent(paid, HOUSE, WORDS)?.end).toBe('2026-11-23T12:00:00.000Z');
  });

  test('never carries the slug', () => {
    const whole = { ...STAY, slug: 'secret-slug', slugWithData: 'secret-slug-data' };
    expect(JSON.stringify(stayEvent(whole, HOUSE, WORDS))).not.toContain('secret-slug');
  });

  test('over a change of the clocks the hours of the property stay', () => {
    const spring = { ...STAY, startDate: at('2026-03-28T15:00:00+02:00'), endDate: at('2026-03-30T11:00:00+03:00') };
    expect(stayEvent(spring, HOUSE, WORDS)).toMatchObject({
      start: '2026-03-28T13:00:00.000Z',
      end: '2026-03-30T08:00:00.000Z',
    });
  });

  test.each([
    ['no arrival', { startDate: null }],
    ['no departure', { endDate: null }],
    ['no date at all', { startDate: null, endDate: null }],
    ['dates in the wrong order', { startDate: STAY.endDate, endDate: STAY.startDate }],
    ['no time between them', { endDate: STAY.startDate }],
  ])('is not made with %s', (_, dates) => {
    expect(stayEvent({ ...STAY, ...dates }, HOUSE, WORDS)).toBeNull();
  });
});

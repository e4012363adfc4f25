import { describe, expect, test } from 'vitest';

import { parseInstant, toInstant } from '#lib/time.ts';

import { aStay, anItem } from '../../../tests/support/a-stay.ts';

import { cleaningCalendar } from './cleaning-calendar.ts';

const at = (text: string) => parseInstant(text) ?? toInstant(0);
const HOUSE = { address: 'Kasarmikatu 40', city: 'Helsinki', zipCode: '00130', googleMapsUrl: null };
const STAY = aStay({ reservationId: 'res-7' });
const NOW = at('2026-11-01T08:00:00Z');
const ITEM = anItem({
  id: 'item-3',
  type: 'mid-stay-cleaning',
  consumptionDate: at('2026-11-24T07:00:00Z'),
  consumptionEndDate: at('2026-11-24T08:00:00Z'),
});
const fileOf = (item = ITEM) => cleaningCalendar(item, STAY, HOUSE, 'Cleaning', NOW);

describe('the calendar file of a cleaning', () => {
  test('is its hour, at the house, with a reminder one day before (R9-15, R9-44)', () => {
    expect(fileOf()?.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Reception//Stay//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:res-7.item-3@stay.reception',
      'DTSTAMP:20261101T080000Z',
      'DTSTART:20261124T070000Z',
      'DTEND:20261124T080000Z',
      'SUMMARY:Cleaning',
      'LOCATION:Kasarmikatu 40\\, 00130 Helsinki',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Cleaning',
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('never carries the slug, which opens doors: calendars are shared', () => {
    expect(fileOf()).not.toContain(STAY.slug);
  });

  test('without an end it lasts the longest a cleaning may: 1 hour (R9-12)', () => {
    expect(fileOf({ ...ITEM, consumptionEndDate: null })).toContain('DTEND:20261124T080000Z');
  });

  test.each([
    ['no beginning', { consumptionDate: null }],
    ['an end before the beginning', { consumptionEndDate: at('2026-11-24T06:00:00Z') }],
    ['no length', { consumptionEndDate: at('2026-11-24T07:00:00Z') }],
  ])('there is none with %s', (_, change) => {
    expect(fileOf({ ...ITEM, ...change })).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';

import type { CalendarEvent } from '#lib/calendar.ts';
import type { Instant } from '#lib/time.ts';

import { calendarRevision } from './calendar-revision.ts';
import type { Slug } from './stay.ts';

const SLUG = 'a-stay' as Slug;
const EVENT: CalendarEvent = {
  uid: 'res-1@stay.guest',
  start: '2026-11-20T13:00:00.000Z' as Instant,
  end: '2026-11-23T09:00:00.000Z' as Instant,
  summary: 'Stay at Kasarmikatu 40',
};
const MOVED = { ...EVENT, end: '2026-11-23T12:00:00.000Z' as Instant };

/** The files that a device makes one after the other: when each was made, of which event; from what it stores at first. */
function changesOf(files: readonly (readonly [at: string, event: CalendarEvent])[], stored: string | null = null) {
  let json = stored;
  return files.map(([at, event]) => {
    const made = calendarRevision(json, { slug: SLUG, event }, `2026-11-${at}:00.000Z` as Instant);
    json = made.stored;
    return made.changedAt;
  });
}
const on = (...times: string[]) => times.map((time) => `2026-11-${time}.000Z`);

describe('B10 when an event became what it is', () => {
  test('the same event keeps its time, so that its file is the same, byte for byte', () => {
    expect(
      changesOf([
        ['01T08:00', EVENT],
        ['02T09:00', EVENT],
      ]),
    ).toEqual(on('01T08:00:00', '01T08:00:00'));
  });

  test.each([
    ['other hours', MOVED],
    ['another beginning', { ...EVENT, start: '2026-11-20T10:00:00.000Z' as Instant }],
    ['another name', { ...EVENT, summary: 'Aufenthalt in der Kasarmikatu 40' }],
    ['another place', { ...EVENT, location: 'Korkeavuorenkatu 12' }],
    ['another phone', { ...EVENT, description: 'Call us: +358942450150' }],
    ['a reminder', { ...EVENT, remindDaysBefore: 1 }],
  ])('%s are of the moment at which the device learns of them', (_, changed) => {
    expect(
      changesOf([
        ['01T08:00', EVENT],
        ['02T09:00', changed],
      ]),
    ).toEqual(on('01T08:00:00', '02T09:00:00'));
  });

  test('each change is later than the one before: twice in a second, on a clock put back, back to the first hours', () => {
    expect(
      changesOf([
        ['02T09:00', EVENT],
        ['02T09:00', MOVED],
        ['02T08:00', EVENT],
        ['02T09:01', MOVED],
      ]),
    ).toEqual(on('02T09:00:00', '02T09:00:01', '02T09:00:02', '02T09:01:00'));
  });

  test('one event does not move another', () => {
    const cleaning = { ...EVENT, uid: 'res-1.item-3@stay.guest' };
    expect(
      changesOf([
        ['01T08:00', EVENT],
        ['02T08:00', cleaning],
        ['03T08:00', EVENT],
      ]),
    ).toEqual(on('01T08:00:00', '02T08:00:00', '01T08:00:00'));
  });

  test.each([null, '', '{}', '[null]', '[{"uid":"res-1@stay.guest"}]', '{{{'])(
    'a device that stores %j takes what it reads for new, which is later than any file before',
    (stored) => {
      expect(changesOf([['01T08:00', EVENT]], stored)).toEqual(on('01T08:00:00'));
    },
  );

  test('a device stores a limited number of events', () => {
    const many = Array.from({ length: 100 }, (_, index): [string, CalendarEvent] => [
      '01T08:00',
      { ...EVENT, uid: `${index}` },
    ]);
    let json: string | null = null;
    for (const [, event] of many) json = calendarRevision(json, { slug: SLUG, event }, EVENT.start).stored;
    expect(JSON.parse(json ?? '')).toHaveLength(40);
  });
});

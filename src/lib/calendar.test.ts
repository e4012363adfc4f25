import { describe, expect, test } from 'vitest';

import { fc } from '../../tests/support/fast-check.ts';
import { calendarText as textAt } from './calendar.ts';
import type { CalendarEvent } from './calendar.ts';
import { parseInstant, toInstant } from './time.ts';

const at = (text: string) => parseInstant(text) ?? toInstant(0);

const anEvent = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'one@example.test',
  start: at('2026-11-20T13:00:00Z'),
  end: at('2026-11-23T09:00:00Z'),
  summary: 'Stay',
  ...changes,
});

const CHANGED = at('2026-11-01T08:00:00Z');
const calendarText = (event: CalendarEvent): string => textAt(event, CHANGED, 'Reception');

const octets = (text: string): number => new TextEncoder().encode(text).length;
const linesOf = (text: string): string[] => text.split('\r\n');
/** As a calendar reads it. */
const valueOf = (text: string, name: string): string | undefined =>
  linesOf(text.replaceAll('\r\n ', ''))
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);
const unescaped = (value: string): string =>
  value.replace(/\\([\\;,n])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));

describe('a calendar file (RFC 5545)', () => {
  test('is one event, each line ended by CR LF, times in UTC', () => {
    expect(linesOf(calendarText(anEvent({ location: 'Kasarmikatu 40', description: 'Bring socks' })))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Reception//Stay//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:one@example.test',
      'DTSTAMP:20261101T080000Z',
      'LAST-MODIFIED:20261101T080000Z',
      'SEQUENCE:215683200',
      'DTSTART:20261120T130000Z',
      'DTEND:20261123T090000Z',
      'SUMMARY:Stay',
      'LOCATION:Kasarmikatu 40',
      'DESCRIPTION:Bring socks',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('what is not known is not there', () => {
    const text = calendarText(anEvent({ location: '' }));
    for (const name of ['LOCATION', 'DESCRIPTION', 'TRIGGER']) expect(valueOf(text, name)).toBeUndefined();
  });

  test('an instant with an offset or parts of a second is written in UTC to the second', () => {
    expect(valueOf(calendarText(anEvent({ start: at('2026-11-20T15:00:00.123+02:00') })), 'DTSTART')).toBe(
      '20261120T130000Z',
    );
  });

  test('a reminder is set one day before (R9-44)', () => {
    const text = calendarText(anEvent({ remindDaysBefore: 1, summary: 'Cleaning' }));
    expect(text).toContain(
      'BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Cleaning\r\nTRIGGER:-P1D\r\nEND:VALARM\r\nEND:VEVENT',
    );
  });

  test.each([
    ['a comma', 'Kasarmikatu 40, Helsinki', 'Kasarmikatu 40\\, Helsinki'],
    ['a semicolon', 'A;B', 'A\\;B'],
    ['a backslash', 'A\\B', 'A\\\\B'],
    ['a backslash before n', 'A\\nB', 'A\\\\nB'],
    ['line breaks of three kinds', 'A\nB\r\nC\rD', 'A\\nB\\nC\\nD'],
    ['what some readers take for a line break', 'A\u0085B\u2028C\u2029D\vE\fF', 'A\\nB\\nC\\nD\\nE\\nF'],
    ['a tab', 'Kasarmikatu\t40', 'Kasarmikatu 40'],
    ['other control characters', 'A\u0000B\u007FC\u0090D', 'ABCD'],
    ['half a character', 'A\uD83DB', 'A\uFFFDB'],
    ['a family, a flag and a tone of skin', '👩‍👩‍👧 🇫🇮 👍🏽', '👩‍👩‍👧 🇫🇮 👍🏽'],
    ['Arabic and Hebrew', 'شارع الملك، 4; שלום', 'شارع الملك، 4\\; שלום'],
    ['a colon and quotes stay', 'At: "home"', 'At: "home"'],
    ['a line that would end the event', 'x\r\nEND:VEVENT', 'x\\nEND:VEVENT'],
  ])('%s in a text', (_, summary, written) => {
    expect(valueOf(calendarText(anEvent({ summary })), 'SUMMARY')).toBe(written);
  });

  test.each([
    ['2019-06-01T00:00:00Z', 0],
    ['2020-01-01T00:00:00Z', 0],
    ['2020-01-01T00:00:01Z', 1],
    ['2026-11-01T08:00:00.999Z', 215_683_200],
    ['2026-11-01T10:00:01+02:00', 215_683_201],
    // The largest number that every calendar can hold.
    ['2088-01-19T03:14:07Z', 2 ** 31 - 1],
  ])('B10 the number of a change at %s is %s, so that later changes have larger ones', (changedAt, number) => {
    expect(valueOf(textAt(anEvent(), at(changedAt), 'Reception'), 'SEQUENCE')).toBe(String(number));
  });

  test('B10 a file is not an invitation message', () => {
    expect(valueOf(calendarText(anEvent()), 'METHOD')).toBeUndefined();
  });

  test.each([
    ['75 octets are one line', 'a'.repeat(67), 1],
    ['76 octets are two', 'a'.repeat(68), 2],
    ['a two-octet letter at the edge moves over whole', `${'a'.repeat(66)}ä`, 2],
    ['a four-octet sign too', `${'a'.repeat(64)}🗝`, 2],
    ['a long text goes on', 'ä'.repeat(200), 6],
  ])('%s', (_, summary, count) => {
    const text = calendarText(anEvent({ summary }));
    const lines = linesOf(text);
    const first = lines.findIndex((line) => line.startsWith('SUMMARY:'));
    const rest = lines.slice(first + 1).findIndex((line) => !line.startsWith(' '));
    expect(rest + 1).toBe(count);
    expect(valueOf(text, 'SUMMARY')).toBe(summary);
  });

  test('whatever the texts, no line is too long, and a calendar reads back what was written', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 200 });
    fc.assert(
      fc.property(words, words, (summary, location) => {
        const text = calendarText(anEvent({ summary, location }));
        for (const line of linesOf(text)) expect(octets(line)).toBeLessThanOrEqual(75);
        expect(unescaped(valueOf(text, 'SUMMARY') ?? '')).toBe(summary);
        expect(unescaped(valueOf(text, 'LOCATION') ?? '')).toBe(location);
      }),
    );
  });
});

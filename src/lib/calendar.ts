import type { Instant } from './time.ts';
import { toMs } from './time.ts';

/** An event of a calendar file; texts are unescaped. */
export interface CalendarEvent {
  /** Constant for an event, so that a second import updates the first. Must not be secret, as calendars are shared. */
  readonly uid: string;
  readonly start: Instant;
  readonly end: Instant;
  readonly summary: string;
  readonly location?: string | undefined;
  readonly description?: string | undefined;
  /** A reminder this many whole days before the start. */
  readonly remindDaysBefore?: number | undefined;
}

export const CALENDAR_TYPE = 'text/calendar;charset=utf-8';

const LINE_OCTETS = 75;
const utf8 = new TextEncoder();

/** Everything that some calendar app treats as a line break. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** A text value: backslash, semicolon, comma and line break are escaped, other control characters dropped (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(LINE_BREAK, '\\n')
    .replaceAll('\t', ' ')
    .replace(/\p{Cc}/gu, '');

/** Splits a line into pieces of at most 75 octets without splitting characters (RFC 5545, 3.1). */
function folded(line: string): string {
  let [text, octets] = ['', 0];
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

/** 20261120T130000Z */
const utcTime = (instant: Instant): string => instant.replace(/\.\d+/, '').replace(/[-:]/g, '');

/** From this epoch, seconds fit into 31 bits until 2088. */
const FIRST_CHANGE_MS = Date.parse('2020-01-01T00:00:00Z');

/**
 * The revision number: the second of the change. It increases across devices, and even after a device has lost its
 * record of earlier files (RFC 5545, 3.8.7.4).
 */
const sequence = (changedAt: Instant): number => Math.max(0, Math.floor((toMs(changedAt) - FIRST_CHANGE_MS) / 1000));

const optional = (name: string, value: string | undefined): string[] => (value ? [`${name}:${escaped(value)}`] : []);

const reminder = (days: number | undefined, text: string): string[] =>
  days === undefined
    ? []
    : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(text)}`, `TRIGGER:-P${days}D`, 'END:VALARM'];

/**
 * A calendar file with one event, with times in UTC (RFC 5545). `changedAt` is when the event last changed, by which a
 * calendar that already contains the event sees whether this file is newer. `maker` is the name of the brand. There is
 * no METHOD, which would make the file an invitation, so DTSTAMP equals LAST-MODIFIED (3.8.7.2).
 */
export function calendarText(event: CalendarEvent, changedAt: Instant, maker: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(maker)}//Stay//EN`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utcTime(changedAt)}`,
    `LAST-MODIFIED:${utcTime(changedAt)}`,
    `SEQUENCE:${sequence(changedAt)}`,
    `DTSTART:${utcTime(event.start)}`,
    `DTEND:${utcTime(event.end)}`,
    `SUMMARY:${escaped(event.summary)}`,
    ...optional('LOCATION', event.location),
    ...optional('DESCRIPTION', event.description),
    'TRANSP:TRANSPARENT',
    ...reminder(event.remindDaysBefore, event.summary),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

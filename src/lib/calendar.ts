import type { Instant } from './time.ts';

/** One event of a calendar file; texts are plain, escaping is done here. */
export interface CalendarEvent {
  /** The same for the same event, so that a second import corrects the first; nothing secret, calendars are shared. */
  readonly uid: string;
  /** When the file was made. */
  readonly stampedAt: Instant;
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

/** A text value: backslash, semicolon, comma and line break are escaped, other control characters dropped (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** A line in pieces of at most 75 octets that never cut a character (RFC 5545, 3.1). */
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

const optional = (name: string, value: string | undefined): string[] => (value ? [`${name}:${escaped(value)}`] : []);

const reminder = (days: number | undefined, text: string): string[] =>
  days === undefined
    ? []
    : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(text)}`, `TRIGGER:-P${days}D`, 'END:VALARM'];

/** The text of a calendar file with one event, times in UTC (RFC 5545). */
export function calendarText(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Reception//Stay//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utcTime(event.stampedAt)}`,
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

import type { SupportTimes } from '#config/constants.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import {
  atLocalTime,
  DAY,
  isBefore,
  localDay,
  localTime,
  MINUTE,
  sameWallClock,
  shift,
  shiftDay,
  toMs,
} from '#lib/time.ts';

import { plain } from '../typed/clean.ts';

/** A number to dial: international with a plus, or national; with an optional extension. */
interface Dialled {
  readonly number: string;
  readonly extension: string | undefined;
}

/** A run of digits and separators, optionally starting with a plus. */
const RUN = /\+?[ (]{0,3}\d[\d ().,/[\]-]*/g;
/** Separates two numbers once the first is complete; within a number, as in '+49 451/555 01', it is part of it. */
const SEPARATOR = /([/,(]| - )/;
const OPENING_HOURS = /\b24 ?\/ ?7\b/g;
/** Notations of an extension, with its digits. */
const EXTENSION =
  /^[ ,;(]*(?:ext|extension|extn|x|#|durchwahl|dw|app|apparat|poste|int|interno|anexo|ramal|toestel|tst|alanumero|alanro|ankn|anknytning|lokal|linje|wew|dahili|доб|вн|εσωτ|εσωτερικό|内線|分机|내선|داخلي)[ .:=]*(\d{1,7})(?!\d)/iu;

/** Countries that keep the leading zero after the country code. */
const KEEPS_ZERO = /^\+(?:39|378|379|225|229|241|242)\D/;

const digitsIn = (text: string): string => text.replace(/\D/g, '');

/** The first number in a run of digits: it ends at a separator after enough digits. */
function firstOf(run: string): string {
  const complete = run.startsWith('+') ? 9 : 7;
  let number = '';
  for (const part of run.split(SEPARATOR)) {
    if (SEPARATOR.test(part) && digitsIn(number).length >= complete) break;
    number += part;
  }
  return number;
}

/** A number in dialling form: 00 becomes a plus, and a national leading zero after the country code is removed. */
function numberIn(written: string): string | undefined {
  const international = written.replace(/^\+?[ (]*00[ )]*(?=[1-9])/, '+').replace(/^[ (]*\+ */, '+');
  if (!international.startsWith('+')) return /^\d{6,15}$/.exec(digitsIn(international))?.[0];
  const zeroless = KEEPS_ZERO.test(international)
    ? international
    : international.replace(/^(\+\d{1,3}[ .)-]*)[ .([-]0(?=\d|[ )\]])/, '$1');
  return /^\+[1-9]\d{6,14}$/.exec(`+${digitsIn(zeroless)}`)?.[0];
}

/** The first number in a text that can be dialled (T8). */
function dialled(text: string): Dialled | undefined {
  for (const line of text.split(/[\r\n]+/)) {
    const written = plain(line).replace(OPENING_HOURS, ';');
    for (const { 0: run, index } of written.matchAll(RUN)) {
      const first = firstOf(run);
      const number = numberIn(first.trim());
      const extension = EXTENSION.exec(written.slice(index + first.trimEnd().length))?.[1];
      if (number !== undefined) return { number, extension };
    }
  }
  return undefined;
}

/** The tel: link for the first number in a text; undefined if none can be dialled (T8). */
export function telHref(text: string | null): string | undefined {
  const found = dialled(text ?? '');
  return found && `tel:${found.number}${found.extension === undefined ? '' : `;ext=${found.extension}`}`;
}

/**
 * The WhatsApp link for the first number in a text; undefined unless it has a country code. Ten or more digits without
 * a plus and without the leading zero of a national number are taken to have one (T8).
 */
export function whatsAppHref(text: string | null): string | undefined {
  const digits = /^(?:\+|(?=[1-9]\d{9}))(\d+)$/.exec(dialled(text ?? '')?.number ?? '')?.[1];
  return digits && `https://wa.me/${digits}`;
}

/** A period during which support answers. */
interface SupportHours {
  readonly from: Instant;
  readonly to: Instant;
}

/**
 * The current or next opening and closing of support (R9-45). As instants, so that each is shown with its own offset if
 * the clocks change in between. With `from` and `to` at the same time support is always open.
 */
function supportHours({ from, to, zone }: SupportTimes, now: Instant): SupportHours {
  const today = localDay(now, zone);
  const [first, ...others] = [-1, 0, 1].map((days) => {
    const day = shiftDay(today, days);
    return { from: atLocalTime(day, from, zone), to: atLocalTime(to > from ? day : shiftDay(day, 1), to, zone) };
  });
  return others.reduce((next, hours) => (isBefore(now, next.to) ? next : hours), first as SupportHours);
}

/** Whether phone and WhatsApp are answered at `now`; the end is exclusive (R9-45). */
export const isSupportOpen = (times: SupportTimes, now: Instant): boolean =>
  !isBefore(now, supportHours(times, now).from);

/** An offset as travellers know it: `GMT+2`, `GMT-3:30`, `GMT`. */
function offsetName(at: Instant, zone: ZoneId): string {
  const minutes = Math.round((Date.parse(`${localDay(at, zone)}T${localTime(at, zone)}Z`) - toMs(at)) / MINUTE);
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return minutes === 0 ? 'GMT' : `GMT${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${rest}`}`;
}

/**
 * The support hours in a guest's zone, the offset of support's own clock, and the milliseconds until they begin; null
 * while open (R9-45).
 */
export function supportHoursFor(
  times: SupportTimes,
  now: Instant,
  zone: ZoneId,
): SupportHours & { readonly isSameClock: boolean; readonly offset: string; readonly opensInMs: number | null } {
  const hours = supportHours(times, now);
  return {
    ...hours,
    isSameClock: [hours.from, hours.to].every((end) => sameWallClock(end, zone, times.zone)),
    offset: offsetName(hours.from, times.zone),
    opensInMs: isBefore(now, hours.from) ? toMs(hours.from) - toMs(now) : null,
  };
}

/** Longer stays need a new print. */
const MAX_DAYS = 400;

/**
 * The support hours during a stay as shown by clocks in `zone`: the first ones, and those of each day on which they
 * differ because the clocks changed.
 */
export function supportHoursDuring(times: SupportTimes, start: Instant, end: Instant, zone: ZoneId): SupportHours[] {
  const days = Math.min(MAX_DAYS, Math.max(0, Math.ceil((toMs(end) - toMs(start)) / DAY)));
  const all = Array.from({ length: days + 1 }, (_, day) => supportHours(times, shift(start, day * DAY)));
  const shown = ({ from, to }: SupportHours): string => localTime(from, zone) + localTime(to, zone);
  return all.filter((hours, day) => {
    const before = all[day - 1];
    return before === undefined || (isBefore(hours.from, end) && shown(hours) !== shown(before));
  });
}

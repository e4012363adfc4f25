import type { Instant, ZoneId } from '#lib/time.ts';

import { DAY, HOUR, MINUTE, toMs, UTC } from '#lib/time.ts';

import { DEFAULT_LOCALE, langOf, supportedLocale } from './locales.ts';

/** Shown for a date that cannot be read (R8-43). */
export const NOT_AVAILABLE = 'N/A';

/** Formatters of a language; each date needs an explicit zone, so that the device's is never used by accident. */
export interface Formatters {
  /** 'Fri 20 Nov' */
  readonly day: (instant: Instant | null, zone: ZoneId) => string;
  /** 'Friday 20 November 2026' */
  readonly longDay: (instant: Instant | null, zone: ZoneId) => string;
  /** '15:00' */
  readonly time: (instant: Instant | null, zone: ZoneId) => string;
  /** 'Fri 20 Nov, 15:00' */
  readonly dayTime: (instant: Instant | null, zone: ZoneId) => string;
  /** '€20', '€12.50': no cents when there are none. */
  readonly money: (amount: number, currency: string) => string;
  /** '1 hr 12 min', '3 days': the two largest units, rounded up to the minute. */
  readonly duration: (ms: number) => string;
  /** '45 sec', and like `duration` from 90 seconds: for countdowns. */
  readonly wait: (ms: number) => string;
  /** '1.95 m' */
  readonly metres: (metres: number) => string;
  /** '−3°C' */
  readonly celsius: (degrees: number) => string;
  /** The name of a month (1 is January), or 'J' for narrow displays. */
  readonly month: (month: number, width?: 'long' | 'narrow') => string;
}

// There is no plain Norwegian in BCP 47; browsers format Bokmål. Unknown names would throw, so they become English.
function intlLocale(name: string): string {
  return langOf(supportedLocale(name) ?? DEFAULT_LOCALE);
}

const cached = new Map<string, Formatters>();

/** The formatters of a locale, cached. */
export function formattersOf(locale: string): Formatters {
  const known = cached.get(locale);
  if (known) return known;
  const made = createFormatters(intlLocale(locale));
  cached.set(locale, made);
  return made;
}

/** The minimum length of long weekday names. */
const LONG_NAME = 5;

// Prevents line breaks between day and month, after a short weekday ('Mo., 30. Nov.', '30 de noviembre'), and before a
// number ('klo 15.00').
function unbroken(parts: readonly Intl.DateTimeFormatPart[]): string {
  return parts
    .map(({ value }, at) => {
      const before = parts[at - 1];
      const isInDate =
        before?.type === 'day' ||
        (before?.type === 'weekday' && before.value.length < LONG_NAME && parts[at + 1]?.type === 'day');
      return isInDate ? value.replaceAll(' ', '\u00a0') : value.replace(/(\p{L}) $/u, '$1\u00a0');
    })
    .join('');
}

function createFormatters(locale: string): Formatters {
  // Cached, because creating a format takes half a millisecond and a page of extras shows thirty prices.
  const numbers = new Map<string, Intl.NumberFormat>();
  const numberFormat = (of: string, options: Intl.NumberFormatOptions, inLocale = locale): Intl.NumberFormat => {
    const format = numbers.get(of) ?? new Intl.NumberFormat(inLocale, options);
    numbers.set(of, format);
    return format;
  };
  const inZone = (options: Intl.DateTimeFormatOptions) => {
    const byZone = new Map<ZoneId, Intl.DateTimeFormat>();
    return (instant: Instant | null, zone: ZoneId): string => {
      if (instant === null) return NOT_AVAILABLE;
      const format = byZone.get(zone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
      byZone.set(zone, format);
      return unbroken(format.formatToParts(toMs(instant)));
    };
  };
  /** Marks times as UTC if the property's zone is unknown, so that guests do not take them for local time (D4). */
  const hoursInZone = (options: Intl.DateTimeFormatOptions) => {
    const written = inZone(options);
    return (instant: Instant | null, zone: ZoneId): string =>
      instant !== null && zone === UTC ? `${written(instant, zone)}\u00a0UTC` : written(instant, zone);
  };
  // Greek short units are single letters, which look odd in headlines.
  const isGreek = locale.startsWith('el');
  const and = isGreek ? ' και\u00a0' : '\u00a0';
  // British English would use 'hrs' and 'mins'.
  const unitLocale = locale === 'en-GB' ? 'en' : locale;
  const unit = (value: number, name: 'day' | 'hour' | 'minute' | 'second' | 'meter' | 'celsius') =>
    numberFormat(
      name,
      {
        style: 'unit',
        unit: name,
        unitDisplay:
          name === 'day' || (isGreek && (name === 'hour' || name === 'minute' || name === 'second')) ? 'long' : 'short',
      },
      unitLocale,
    )
      .format(value)
      // Keeps a number and its unit on one line.
      .replaceAll(' ', '\u00a0');
  const duration = (ms: number): string => {
    const total = Math.max(MINUTE, Math.ceil(ms / MINUTE) * MINUTE);
    const [days, hours, minutes] = [Math.floor(total / DAY), Math.floor((total % DAY) / HOUR), (total % HOUR) / MINUTE];
    if (days > 0) return hours > 0 && days < 3 ? unit(days, 'day') + and + unit(hours, 'hour') : unit(days, 'day');
    if (hours === 0) return unit(minutes, 'minute');
    return minutes > 0 ? unit(hours, 'hour') + and + unit(minutes, 'minute') : unit(hours, 'hour');
  };
  return {
    day: inZone({ weekday: 'short', day: 'numeric', month: 'short' }),
    longDay: inZone({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    time: hoursInZone({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    dayTime: hoursInZone({
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
    money: (amount, currency) => {
      try {
        return numberFormat(`in ${currency}`, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
          .format(amount)
          .replace('-', '−');
      } catch {
        // Not a currency code: shows the amount with the server's unit.
        return `${numberFormat('', {}).format(amount)} ${currency}`.trim();
      }
    },
    duration,
    wait: (ms) => (ms < 1.5 * MINUTE ? unit(Math.ceil(ms / 1000), 'second') : duration(ms)),
    metres: (metres) => unit(metres, 'meter'),
    celsius: (degrees) => unit(degrees, 'celsius'),
    // Month names next to a year have another form; in Greek it would read 'of November'.
    month: (month, width = 'long') =>
      new Intl.DateTimeFormat(locale, { month: width, year: 'numeric', timeZone: UTC })
        .formatToParts(Date.UTC(2026, month - 1, 1))
        .find(({ type }) => type === 'month')?.value ?? NOT_AVAILABLE,
  };
}

import type { Instant } from '#lib/time.ts';

import { MINUTE, parseInstant, shift } from '#lib/time.ts';
import { keysAfterCheckOut } from '#mocks/handlers/keys-after-check-out.ts';

import type { StaySeed } from './stays.ts';

type Changes = NonNullable<StaySeed['checkIn']>;

const checkedOut =
  (when: (...args: Parameters<Changes>) => Instant | null): Changes =>
  (on, base, moment) => {
    const checkOutDate = when(on, base, moment);
    if (checkOutDate === null) return {};
    // The guest left while every key worked, whatever the hour in which the world begins.
    const keys = (base.propertyKeys ?? []).map((key) => ({ ...key, validToDate: null }));
    return { checkOutDate, propertyKeys: keysAfterCheckOut(keys, keys, checkOutDate, moment.zone) };
  };

/** Checked out so many minutes before the world began. */
export const checkedOutFor = (minutes: number): Changes =>
  checkedOut((_on, _base, { now }) => shift(now, -minutes * MINUTE));

/** Checked out at a wall-clock time, days counted from the property's today. */
export const checkedOutAt = (days: number, time: string): Changes => checkedOut((on) => parseInstant(on(days, time)));

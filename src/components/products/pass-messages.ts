import type { I18n, MessageDescriptor } from '@lingui/core';

import { msg, plural, t } from '@lingui/core/macro';

import type { Partner } from '#domain/partner/partner.ts';
import type { Pass, PassState, PassType } from '#domain/pass/pass.ts';
import type { Formatters } from '#i18n/format.ts';
import { joined } from '#lib/text.ts';
import { isBefore, localDay } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';

export const PASS_NAMES: Record<PassType, MessageDescriptor> = {
  breakfast: msg({ message: 'Breakfast pass', comment: 'What a guest shows at a café: breakfast is ordered' }),
  gym: msg({ message: 'Gym pass', comment: 'What a guest shows at a gym: training is ordered' }),
};

export const PASS_STATES: Record<PassState, MessageDescriptor> = {
  valid: msg({ message: 'Valid today', comment: 'State of a breakfast or gym pass' }),
  upcoming: msg({ message: 'Upcoming', comment: 'State of a breakfast or gym pass that is for a later day' }),
  used: msg({ message: 'Used', comment: 'State of a breakfast or gym pass whose day is over' }),
};

/** 'for 2 guests' (R2-160) */
export const passGuests = (i18n: I18n, guests: number): string =>
  t(i18n)({
    message: plural(guests, { one: 'for # guest', other: 'for # guests' }),
    comment: 'On a breakfast or gym pass, under the name of the guest',
  });

/** The days on which a pass is valid: 'Tue 7 Jul', or 'Mon 6 Jul – Thu 9 Jul'. */
export const passDays = (format: Formatters, { start, end }: Pass, type: PassType, zone: ZoneId): string =>
  type === 'breakfast' || localDay(start, zone) === localDay(end, zone)
    ? format.day(start, zone)
    : `${format.day(start, zone)} – ${format.day(end, zone)}`;

/** The hours of a breakfast: '07:00 – 10:00'; a pass of days has none. */
export const passHours = (format: Formatters, { start, end }: Pass, type: PassType, zone: ZoneId): string | undefined =>
  type === 'breakfast' && isBefore(start, end)
    ? `${format.time(start, zone)}\u00A0–\u00A0${format.time(end, zone)}`
    : undefined;

/** The cafés or gyms that take a pass, e.g. 'Corner Café or Harbour Bakery': the guest chooses on the day. */
export function passPlaces(i18n: I18n, places: readonly Pick<Partner, 'name'>[]): string {
  const all = places.map(({ name }) => name);
  const last = all.at(-1) ?? '';
  const others = joined(all.slice(0, -1));
  return others === ''
    ? last
    : t(i18n)({
        message: `${others} or ${last}`,
        comment: "Cafés or gyms that take a pass, e.g. 'Corner Café or Harbour Bakery'",
      });
}

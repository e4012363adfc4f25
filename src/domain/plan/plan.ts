import type { PlaceLook } from '#domain/explore/place-look.ts';
import type { City, Property } from '#domain/property/property.ts';
import { cityOf } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { Instant, LocalDay } from '#lib/time.ts';
import { localDay } from '#lib/time.ts';

export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** A place to go to in one part of a day. */
export interface PlanIdea {
  /** Named as on its signs. */
  readonly place: string;
  readonly look: PlaceLook;
}

/** One day of a plan, with an idea for each part. */
export interface PlanDay {
  readonly day: LocalDay;
  /** Null if unknown. */
  readonly sunset: Instant | null;
  readonly ideas: Readonly<Record<DayPart, PlanIdea>>;
}

/** A plan by the partner: its days, or a link to its site. */
export type Plan =
  | { readonly kind: 'days'; readonly days: readonly PlanDay[] }
  | { readonly kind: 'site'; readonly href: string };

/** What the partner is told about a stay: place and dates, and nothing that gives access. */
export interface Trip {
  readonly city: City | undefined;
  readonly cityName: string;
  readonly firstDay: LocalDay | null;
  readonly lastDay: LocalDay | null;
}

/** The trip of a stay, with days in the property's zone (R2-20). */
export const tripOf = (
  { startDate, endDate }: Pick<Stay, 'startDate' | 'endDate'>,
  { key, city, timezone }: Pick<Property, 'key' | 'city' | 'timezone'>,
): Trip => ({
  city: cityOf(key),
  cityName: city,
  firstDay: startDate && localDay(startDate, timezone),
  lastDay: endDate && localDay(endDate, timezone),
});

/** Where the link to the plan leads; `open` is the plan itself. */
export type PlanEntry = 'check-in' | 'sign-up' | 'explore' | 'open';

/** The plan's guards in order: brand, partner, login, stay (R2-55 to R2-57, R2-130). */
export function planEntry(guest: {
  readonly hasAccount: boolean;
  /** Whether a partner is configured. */
  readonly hasPlan: boolean;
  readonly isLoggedIn: boolean;
  readonly hasSlug: boolean;
}): PlanEntry {
  if (!guest.hasAccount) return 'check-in';
  if (!guest.hasPlan) return 'explore';
  if (!guest.isLoggedIn) return 'sign-up';
  return guest.hasSlug ? 'open' : 'explore';
}

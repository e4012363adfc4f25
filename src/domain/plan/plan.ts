import type { PlaceLook } from '#domain/explore/place-look.ts';
import type { Instant, LocalDay } from '#lib/time.ts';

export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** Where to go in one part of a day. */
export interface PlanIdea {
  /** By the name on its signs. */
  readonly place: string;
  readonly look: PlaceLook;
}

/** One day of a plan: an idea for each part of it. */
export interface PlanDay {
  readonly day: LocalDay;
  /** Null where it is unknown. */
  readonly sunset: Instant | null;
  readonly ideas: Readonly<Record<DayPart, PlanIdea>>;
}

/** What the partner has for a trip: its days, or its own site. */
export type Plan =
  | { readonly kind: 'days'; readonly days: readonly PlanDay[] }
  | { readonly kind: 'site'; readonly href: string };

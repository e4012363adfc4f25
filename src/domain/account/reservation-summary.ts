import type { Reservation } from '#api/generated/model.ts';

import type { Slug, ReservationStatus } from '#domain/stay/stay.ts';
import { reservationStatus } from '#domain/stay/stay-from-dto.ts';
import { orderedUrls } from '#domain/unit/unit.ts';
import { optionalText } from '#lib/wire.ts';
import { daysBetween, parseInstant, parseZone, toMs } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

/** One of a member's stays, as lists show it (R3-10). */
export interface ReservationSummary {
  readonly id: string;
  readonly slug: Slug;
  /** Null when the server sent no readable date: shown as N/A. */
  readonly startDate: Instant | null;
  readonly endDate: Instant | null;
  readonly checkInDate: Instant | null;
  readonly status: ReservationStatus;
  readonly categoryName: string | null;
  /** In order; if empty, a drawing is shown. */
  readonly categoryImages: readonly string[];
  readonly propertyName: string | null;
  readonly city: string;
  readonly timezone: ZoneId;
}

/**
 * A member's stays without those in white-label properties (R3-11); earliest first, cancelled ones at the end (R7-78).
 */
export const reservationSummariesFromDto = (dtos: readonly Reservation[]): ReservationSummary[] =>
  dtos
    .filter(({ property }) => property?.isWhiteLabel !== true)
    .map(reservationSummaryFromDto)
    .toSorted((a, b) => Number(isCancelled(a)) - Number(isCancelled(b)) || byStart(a, b));

const reservationSummaryFromDto = (dto: Reservation): ReservationSummary => ({
  id: dto.id,
  slug: dto.slug as Slug,
  startDate: parseInstant(dto.startDate),
  endDate: parseInstant(dto.endDate),
  checkInDate: parseInstant(dto.checkInDate),
  status: reservationStatus(dto.status),
  categoryName: optionalText(dto.propertyUnitCategory?.name),
  categoryImages: orderedUrls(dto.propertyUnitCategory?.images ?? []),
  propertyName: optionalText(dto.property?.name),
  city: optionalText(dto.property?.city) ?? '',
  timezone: parseZone(dto.property?.timezone),
});

/** A reservation without a readable start comes last. */
const byStart = (a: ReservationSummary, b: ReservationSummary): number => startMs(a) - startMs(b) || 0;
const startMs = ({ startDate }: ReservationSummary): number =>
  startDate === null ? Number.POSITIVE_INFINITY : toMs(startDate);

/** Whether the stay was cancelled: it is labelled, and does not count as active (R7-78). */
export const isCancelled = ({ status }: Pick<ReservationSummary, 'status'>): boolean => status === 'canceled';

/** The active stays: those not cancelled, whatever else their status is (R7-78, R3-23, R3-27). */
export const activeReservations = (all: readonly ReservationSummary[]): ReservationSummary[] =>
  all.filter((each) => !isCancelled(each));

/** How many other stays the page of a stay lists; the list of reservations has the rest. */
const MAX_OTHERS = 5;

/** The first five stays other than the one with this slug (R2-84). */
export const otherReservations = (all: readonly ReservationSummary[], slug: Slug): ReservationSummary[] =>
  all.filter((each) => each.slug !== slug).slice(0, MAX_OTHERS);

/** The stay that starts first (R4-39). */
export const closestReservation = (all: readonly ReservationSummary[]): ReservationSummary | undefined =>
  all.toSorted(byStart)[0];

/**
 * When a stay is, relative to now: under way, or in a number of calendar days at the property. Unknown without a
 * readable start.
 */
export type Nearness = 'under-way' | 'unknown' | number;

/**
 * How far off a stay is at `now`, in days of the property's zone; 0 on the day of arrival until the start time (R4-11,
 * R4-17).
 */
export function nearness({ startDate, timezone }: ReservationSummary, now: Instant): Nearness {
  if (startDate === null) return 'unknown';
  if (toMs(startDate) <= toMs(now)) return 'under-way';
  return daysBetween(now, startDate, timezone);
}

/** The sections of the reservation list. */
export type ReservationGroup = 'now' | 'coming' | 'cancelled';

/** The section of a stay at `now`; one without a readable start is upcoming (R7-78). */
export const groupOf = (reservation: ReservationSummary, now: Instant): ReservationGroup => {
  if (isCancelled(reservation)) return 'cancelled';
  return nearness(reservation, now) === 'under-way' ? 'now' : 'coming';
};

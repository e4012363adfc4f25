import type { Property } from '#domain/property/property.ts';
import type { Instant } from '#lib/time.ts';

import { locationOf } from '#domain/unit/unit.ts';
import { calendarText } from '#lib/calendar.ts';
import { isBefore } from '#lib/time.ts';

import type { Stay } from './stay.ts';

type Booked = Pick<Stay, 'reservationId' | 'startDate' | 'endDate' | 'unitAddress'>;
type Place = Pick<Property, 'address' | 'city' | 'googleMapsUrl' | 'zipCode'>;

/** The texts of the event, in the guest's language. */
interface EventTexts {
  readonly summary: string;
  readonly description?: string | undefined;
}

/** Whether a stay has two readable dates in their order, so that a calendar can hold it. */
export const hasCalendar = ({ startDate, endDate }: Pick<Stay, 'startDate' | 'endDate'>): boolean =>
  startDate !== null && endDate !== null && isBefore(startDate, endDate);

/**
 * The calendar file of a stay from arrival to departure; null for a stay without dates. It carries the reservation's
 * id, never the slug: the slug opens doors, and calendars are shared.
 */
export function stayCalendar(stay: Booked, property: Place, texts: EventTexts, now: Instant): string | null {
  const { startDate: start, endDate: end } = stay;
  if (start === null || end === null || !hasCalendar(stay)) return null;
  const uid = `${stay.reservationId}@stay.reception`;
  return calendarText({ uid, stampedAt: now, start, end, location: locationOf(stay, property), ...texts });
}

import type { Property } from '#domain/property/property.ts';
import type { CalendarEvent } from '#lib/calendar.ts';

import { locationOf } from '#domain/unit/unit.ts';
import { isBefore } from '#lib/time.ts';

import type { Stay } from './stay.ts';

type Booked = Pick<Stay, 'reservationId' | 'startDate' | 'endDate' | 'unitAddress'>;
type Place = Pick<Property, 'address' | 'city' | 'googleMapsUrl' | 'zipCode'>;

/** The event's texts in the guest's language. */
interface EventTexts {
  readonly summary: string;
  readonly description?: string | undefined;
}

/**
 * A calendar event from arrival to departure; null without two readable dates in order. It contains the reservation's
 * id instead of the slug, because the slug opens doors and calendars are shared.
 */
export function stayEvent(stay: Booked, property: Place, texts: EventTexts): CalendarEvent | null {
  const { startDate: start, endDate: end } = stay;
  if (start === null || end === null || !isBefore(start, end)) return null;
  return { uid: `${stay.reservationId}@stay.guest`, start, end, location: locationOf(stay, property), ...texts };
}

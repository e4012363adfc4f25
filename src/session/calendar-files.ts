import type { Slug } from '#domain/stay/stay.ts';
import { calendarRevision } from '#domain/stay/calendar-revision.ts';
import type { CalendarEvent } from '#lib/calendar.ts';
import type { Instant } from '#lib/time.ts';
import { nowInstant } from '#lib/clock.ts';

import { deviceStorage } from './storage.ts';

/** When an event last changed, according to the calendar files created on this device; stores this one. */
export function eventChangedAt(slug: Slug, event: CalendarEvent): Instant {
  const { changedAt, stored } = calendarRevision(deviceStorage.read('calendarFiles'), { slug, event }, nowInstant());
  deviceStorage.write('calendarFiles', stored);
  return changedAt;
}

import * as z from 'zod/mini';

import { StoredInstant, StoredSlug, parseStoredList } from '#domain/stored.ts';
import type { CalendarEvent } from '#lib/calendar.ts';
import type { Instant } from '#lib/time.ts';
import { isBefore, shift } from '#lib/time.ts';

import type { Slug } from './stay.ts';

/** More than the current stays of one guest need; older ones are dropped. */
const MAX_EVENTS = 40;
const SECOND = 1000;

const CalendarRevision = z.object({
  slug: StoredSlug,
  uid: z.string(),
  /** The content of the event in the last calendar file. */
  content: z.string(),
  changedAt: StoredInstant,
});

/** What a device remembers about a calendar file that it created. */
type CalendarRevision = Readonly<z.infer<typeof CalendarRevision>>;

/**
 * When an event last changed, as far as this device knows, and the data to store. An unchanged event keeps its time; a
 * changed one gets `now`, but at least a second more than before, because revision numbers count seconds.
 */
export function calendarRevision(
  json: string | null,
  { slug, event }: { readonly slug: Slug; readonly event: CalendarEvent },
  now: Instant,
): { readonly changedAt: Instant; readonly stored: string } {
  const all: readonly CalendarRevision[] = parseStoredList(CalendarRevision, json);
  const { uid } = event;
  const content = JSON.stringify(event);
  const last = all.find((each) => each.uid === uid);
  const changedAt = last === undefined ? now : last.content === content ? last.changedAt : later(last.changedAt, now);
  const others = all.filter((each) => each.uid !== uid);
  return { changedAt, stored: JSON.stringify([...others, { slug, uid, content, changedAt }].slice(-MAX_EVENTS)) };
}

/** `now`, or the second after `before` if the clock has not advanced past it. */
function later(before: Instant, now: Instant): Instant {
  const next = shift(before, SECOND);
  return isBefore(now, next) ? next : now;
}

import * as z from 'zod/mini';

import { StoredInstant, StoredSlug, parseStored } from '#domain/stored.ts';
import type { CalendarEvent } from '#lib/calendar.ts';
import type { Instant } from '#lib/time.ts';
import { isBefore, shift } from '#lib/time.ts';

import type { Slug } from './stay.ts';

/** Enough for the events of the stays that a guest has at a time; older ones are dropped. */
const MAX_EVENTS = 40;
const SECOND = 1000;

const CalendarRevision = z.object({
  slug: StoredSlug,
  uid: z.string(),
  /** The event as the guest's last calendar file has it. */
  content: z.string(),
  changedAt: StoredInstant,
});

/** What a device knows of a calendar file that it has made. */
type CalendarRevision = Readonly<z.infer<typeof CalendarRevision>>;

/** Reads what is stored; anything of another shape is nothing. */
const parseAll = (json: string | null): CalendarRevision[] =>
  (parseStored(z.array(z.unknown()), json) ?? []).flatMap((each) => z.safeParse(CalendarRevision, each).data ?? []);

/**
 * When an event became what it is, as far as the device knows, and what the device stores of that. An event that is as
 * in the last file keeps its time; one that differs is of `now`, and at least a second later than before, as the number of
 * a revision counts seconds.
 */
export function calendarRevision(
  json: string | null,
  { slug, event }: { readonly slug: Slug; readonly event: CalendarEvent },
  now: Instant,
): { readonly changedAt: Instant; readonly stored: string } {
  const all = parseAll(json);
  const { uid } = event;
  const content = JSON.stringify(event);
  const last = all.find((each) => each.uid === uid);
  const changedAt = last === undefined ? now : last.content === content ? last.changedAt : later(last.changedAt, now);
  const others = all.filter((each) => each.uid !== uid);
  return { changedAt, stored: JSON.stringify([...others, { slug, uid, content, changedAt }].slice(-MAX_EVENTS)) };
}

/** `now`, or the next second where the clock stands still or was put back. */
function later(before: Instant, now: Instant): Instant {
  const next = shift(before, SECOND);
  return isBefore(now, next) ? next : now;
}

import type { AnyRouter } from '@tanstack/react-router';

import { useEffect, useRef } from 'react';

import type { Instant } from '#lib/time.ts';

import { nowInstant } from '#lib/clock.ts';

import type { AnalyticsEvents, AnalyticsMessage, MemberTraits, PropertyTraits } from './events.ts';

// Not named analytics: blockers would block the file, and the app would not start.

/** Time and addresses of an event, unscrubbed; must not be sent. */
export interface EventContext {
  readonly at: Instant;
  readonly url: string;
  readonly referrer: string;
}

/** The receiver of all analytics messages. */
export interface Analytics {
  readonly record: (message: AnalyticsMessage, context: EventContext) => void;
}

/** Limits the queue, because analytics never load if refused or blocked. */
const MAX_WAITING = 200;

let current: Analytics | undefined;
let waiting: Parameters<Analytics['record']>[] = [];

/**
 * Sets the receiver some time after the page has loaded; it gets all queued messages. Undefined drops them: the guest
 * does not allow analytics, or has only just allowed them (R1-35).
 */
export function setAnalytics(analytics: Analytics | undefined): void {
  current = analytics;
  for (const each of waiting) analytics?.record(...each);
  waiting = [];
}

function record(message: AnalyticsMessage): void {
  const context = { at: nowInstant(), url: window.location.href, referrer: document.referrer };
  if (current) current.record(message, context);
  else if (waiting.length < MAX_WAITING) waiting.push([message, context]);
}

/** Records an event (R7-85 to R7-93). */
export const track = <Name extends keyof AnalyticsEvents>(event: Name, properties: AnalyticsEvents[Name]): void =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name and its properties are one member of the union
  record({ type: 'track', event, properties } as AnalyticsMessage);

/** Records an opened page, by its route. */
export const page = (name: string): void => record({ type: 'page', name });

/** Records who the guest is; repeated calls send nothing (R7-94). */
export const identify = (userId: string, traits: MemberTraits): void => record({ type: 'identify', userId, traits });

/** Records the guest's property; repeated calls send nothing (R7-95). */
export const group = (groupId: string, traits: PropertyTraits): void => record({ type: 'group', groupId, traits });

/** Records a logout, and drops queued messages, which would be sent under the next visitor's id. */
export function reset(): void {
  waiting = [];
  record({ type: 'reset' });
}

/**
 * Records an event once per subject of a page, `about`, however often the page renders or fetches. An undefined event
 * resets it, so that the next one is recorded again.
 */
export function useTrackOnce<Name extends keyof AnalyticsEvents>(
  event: Name,
  about: string,
  properties: AnalyticsEvents[Name] | undefined,
): void {
  const tracked = useRef<string>(undefined);
  useEffect(() => {
    const before = tracked.current;
    tracked.current = properties && about;
    if (properties !== undefined && before !== about) track(event, properties);
  });
}

/** The route of the current page. */
export const pageOf = (router: AnyRouter): string =>
  router.state.matches.at(-1)?.fullPath.replace(/(?<=.)\/$/, '') ?? '/';

/**
 * Records each opened page by its route, because addresses may contain a slug. A changed query is not a new page
 * (R7-93).
 */
export function watchPages(router: AnyRouter): void {
  let last: string | undefined;
  router.subscribe('onResolved', () => {
    const { pathname, search } = router.state.matches.at(-1) ?? {};
    const opened = `${pathname} ${search?.slug}`;
    if (opened === last) return;
    last = opened;
    const name = pageOf(router);
    page(name);
    if (name.startsWith('/stay')) track('Stay Page Viewed', { page: name });
  });
}

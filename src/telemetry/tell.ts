import type { Instant } from '#lib/time.ts';

import { nowInstant } from '#lib/clock.ts';

import type { AnalyticsEvents, AnalyticsMessage, HouseTraits, MemberTraits } from './analytics-events.ts';

// Blockers refuse a file that is called analytics. Without this file the app does not start.

/** When something happened, and the addresses of that moment as the browser has them: nothing that may leave. */
export interface EventContext {
  readonly at: Instant;
  readonly url: string;
  readonly referrer: string;
}

/** The receiver of all analytics messages. */
export interface Analytics {
  readonly record: (message: AnalyticsMessage, context: EventContext) => void;
}

/** Limits the queue: refused or behind a blocker, analytics never load. */
const MAX_WAITING = 200;

let current: Analytics | undefined;
let waiting: Parameters<Analytics['record']>[] = [];

/**
 * Sets the analytics some time after the page is shown; they get all messages collected until then. Undefined drops these
 * messages: the guest allows no analytics, or has only just allowed them (R1-35).
 */
export function setAnalytics(analytics: Analytics | undefined): void {
  current = analytics;
  for (const each of waiting) analytics?.record(...each);
  waiting = [];
}

function tell(message: AnalyticsMessage): void {
  const context = { at: nowInstant(), url: window.location.href, referrer: document.referrer };
  if (current) current.record(message, context);
  else if (waiting.length < MAX_WAITING) waiting.push([message, context]);
}

/** Tells an event (R7-85 to R7-93). */
export const track = <Name extends keyof AnalyticsEvents>(event: Name, properties: AnalyticsEvents[Name]): void =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name and its properties are one member of the union
  tell({ type: 'track', event, properties } as AnalyticsMessage);

/** Tells that a page has opened, by its route. */
export const page = (name: string): void => tell({ type: 'page', name });

/** Sends who the guest is; a repeated call sends nothing (R7-94). */
export const identify = (userId: string, traits: MemberTraits): void => tell({ type: 'identify', userId, traits });

/** Sends the guest's property; a repeated call sends nothing (R7-95). */
export const group = (groupId: string, traits: HouseTraits): void => tell({ type: 'group', groupId, traits });

/** Records a logout, and drops the messages that still wait: they would leave under the next visitor's id. */
export function reset(): void {
  waiting = [];
  tell({ type: 'reset' });
}

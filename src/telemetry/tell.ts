import type { Instant } from '#lib/time.ts';

import { nowInstant } from '#lib/clock.ts';

import type { AnalyticsEvents, AnalyticsMessage, HouseTraits, MemberTraits } from './analytics-events.ts';

// Not named after what it serves: blockers refuse files of such names, and the app cannot do without this one.

/** When something happened, and the addresses of that moment as the browser has them: nothing that may leave. */
export interface Circumstances {
  readonly at: Instant;
  readonly url: string;
  readonly referrer: string;
}

/** The receiver of all analytics messages. */
export interface Analytics {
  readonly take: (message: AnalyticsMessage, circumstances: Circumstances) => void;
}

/** What waits for analytics that never come, such as behind a blocker, must not grow for ever. */
const MOST_WAITING = 200;

let current: Analytics | undefined;
let waiting: Parameters<Analytics['take']>[] = [];

/** Sets the analytics some time after the page is shown; they get all messages collected until then. */
export function setAnalytics(analytics: Analytics): void {
  current = analytics;
  for (const each of waiting) analytics.take(...each);
  waiting = [];
}

function tell(message: AnalyticsMessage): void {
  const circumstances = { at: nowInstant(), url: window.location.href, referrer: document.referrer };
  if (current) current.take(message, circumstances);
  else if (waiting.length < MOST_WAITING) waiting.push([message, circumstances]);
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

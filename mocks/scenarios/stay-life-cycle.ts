import type { Scenario } from './scenario.ts';

import { page, stay } from './scenario.ts';

/** Part A: the life of a stay. */
export const stayLifeCycle: readonly Scenario[] = [
  stay('stay-before-arrival', 'A booked stay in five days, all set'),
  stay('stay-arrival-day', 'Arrival is today at 15:00', { startsIn: 0 }),
  stay('stay-started', 'The stay began yesterday and ends in two days', { startsIn: -1 }),
  stay('started-status', "The server calls the stay 'started'", { startsIn: -1, checkIn: () => ({ status: 'started' }) }),
  stay('status-unknown', 'A status nobody knows: no label, the stay opens', { checkIn: () => ({ status: 'foo' }) }),
  stay('check-out-day', 'Check-out is today', { startsIn: -3 }),
  page('unknown-slug', 'A link with a mistake in it', '/stay?slug=no-such-stay'),
  page('empty-slug', 'A link without a slug', '/stay?slug='),
];

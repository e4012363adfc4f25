import type { Scenario } from './scenario.ts';

import { checkedOutAt, checkedOutFor } from '#mocks/seeds/checked-out.ts';

import { page, stay } from './scenario.ts';

/** The life of a stay, from the booking to the day after. */
export const stayLifeCycle: readonly Scenario[] = [
  stay('stay-before-arrival', 'A booked stay in five days, all set'),
  stay('stay-arrival-day', 'Arrival is today: the doors open at 15:00', { startsIn: 0 }),
  stay('stay-started', 'The stay began yesterday and ends in two days', { startsIn: -1 }),
  stay('started-status', "The server calls the stay 'started': it looks like any other", {
    startsIn: -1,
    checkIn: () => ({ status: 'started' }),
  }),
  stay('status-unknown', 'A status nobody knows: the stay opens without a label', {
    checkIn: () => ({ status: 'foo' }),
  }),
  stay('check-out-day', 'The last day: check-out is offered', { startsIn: -3 }),
  stay(
    'check-out-day-timezone',
    'Half past midnight in Athens, still yesterday in UTC: check-out is offered; an hour earlier it is not',
    { house: 'athens-pla7', startsIn: -3 },
    { now: '2026-01-14T22:30:00.000Z' },
  ),
  stay('check-out-not-yet', 'The stay ends tomorrow: no check-out yet', { startsIn: -2 }, { page: '/check-out' }),
  stay('checked-out', 'Checked out ten minutes ago: the apartment opens for five more, the house until 23:00', {
    startsIn: -3,
    checkIn: checkedOutFor(10),
  }),
  stay('checked-out-non-member', 'Checked out ten minutes ago, and not a member: an invitation to join', {
    startsIn: -3,
    checkIn: (on, base, moment) => ({
      ...checkedOutFor(10)(on, base, moment),
      ...(base.customer ? { customer: { ...base.customer, userId: null, referralCode: null } } : {}),
    }),
  }),
  stay(
    'checked-out-20-minutes',
    'Checked out twenty minutes ago: the apartment stays shut, the street door opens',
    { startsIn: -3, checkIn: checkedOutFor(20) },
    { page: '/access' },
  ),
  stay(
    'checked-out-late-evening',
    'The evening after check-out, 23:30 at the house: no door opens any more',
    { startsIn: -3, checkIn: checkedOutAt(0, '10:45') },
    { page: '/access', now: '2026-03-10T21:30:00.000Z' },
  ),
  stay('cancelled', 'A cancelled stay: no access, no extras', { checkIn: () => ({ status: 'canceled' }) }),
  stay('expired', 'The stay ended yesterday without check-out: it has already expired', { startsIn: -4 }),
  stay('expired-and-checked-out', 'Checked out yesterday: expired all the same', {
    startsIn: -4,
    checkIn: checkedOutAt(-1, '10:30'),
  }),
  page('unknown-slug', 'A link with a mistake in it: nothing found', '/stay?slug=no-such-stay'),
  page('empty-slug', 'A link without a slug: the stored stay, or where to sign in', '/stay?slug='),
];

import { checkedOutAt, checkedOutFor } from '#mocks/seeds/stays.ts';

import { page, stay } from './scenario.ts';
import type { Scenario } from './scenario.ts';

/** The life of a stay, from the booking to the day after. */
export const stayLifeCycle: readonly Scenario[] = [
  stay('stay-before-arrival', {
    title: 'A booked stay that begins in five days',
    sees: 'The booking with its dates, the next step, extras and the carbon footprint; the keys say from when they work.',
    covers: 'R4-01 R4-13 R2-79 R2-80 R2-81 R3-12 R3-13 R3-31 R9-03 R6-01 R6-05 R1-05 R2-150',
    answers: 'checkIn 200, property 200',
  }),
  stay('stay-arrival-day', {
    title: 'Arrival is today',
    sees: 'Until 15:00, each door says from when its code works; from 15:00, the doors open.',
    covers: 'R4-11 R4-17 R4-95 R4-52 R4-51 R4-64',
    startsIn: 0,
  }),
  stay('stay-started', {
    title: 'A stay that began yesterday, with two days to go',
    sees: 'The stay has begun: doors open, extras can be ordered, check-out is not offered yet.',
    covers: 'R4-11 R2-79 R3-81',
    startsIn: -1,
  }),
  stay('started-status', {
    title: 'A stay with the status "started"',
    sees: 'The same as for a confirmed stay that has begun: doors open, extras can be ordered.',
    covers: 'R3-27 R4-01',
    startsIn: -1,
    checkIn: () => ({ status: 'started' }),
  }),
  stay('status-unknown', {
    title: 'A stay with a status that the app does not know',
    sees: 'The stay, without a status label.',
    covers: 'R4-03 R3-27',
    checkIn: () => ({ status: 'foo' }),
  }),
  stay('check-out-day', {
    title: 'The last day of a stay',
    sees: "Check-out is offered on the stay's page; confirmed, it leads to a page that says goodbye.",
    covers: 'R4-12 R4-06 R4-05 R2-88 R4-79 R2-38 R2-39',
    steps: 'Press "Check out now".',
    startsIn: -3,
  }),
  stay('check-out-day-timezone', {
    title: 'Half past midnight on the last day in Athens',
    sees: 'Check-out is offered, although it is still the day before in London; an hour earlier it is not.',
    covers: 'R4-12 R4-13',
    now: '2026-01-14T22:30:00.000Z',
    propertyCode: 'athens-pla7',
    startsIn: -3,
  }),
  stay('clocks-go-forward', {
    title: 'The night of a clock change in spring, ten minutes before 3:00 becomes 4:00',
    sees: 'The last day has begun: check-out is offered, and every door opens until 11:00 local time.',
    covers: 'S66 R4-12',
    steps: 'Move the clock by 20 minutes, into daylight saving time: nothing changes but the hour, 4:10.',
    now: '2026-03-29T00:50:00.000Z',
    startsIn: -3,
  }),
  stay('clocks-go-back', {
    title: 'The night of a clock change in autumn, ten minutes before 4:00 becomes 3:00',
    sees: 'The last day has begun: check-out is offered, and every door opens until 11:00 local time.',
    covers: 'S66 R4-12',
    steps:
      'Move the clock by 20 minutes, out of daylight saving time: it is 3:10 for the second time, and nothing else changes.',
    now: '2026-10-25T00:50:00.000Z',
    startsIn: -3,
  }),
  stay('check-out-not-yet', {
    title: 'A guest opens check-out a day too early',
    sees: 'Check-out is not available yet, and there is no button.',
    covers: 'R4-12',
    page: '/check-out',
    startsIn: -2,
  }),
  stay('checked-out', {
    title: 'Checked out ten minutes ago',
    sees: 'Checked out; the apartment opens for five more minutes, the building until 23:00.',
    covers: 'R4-05 R2-87 R9-09 R9-10 R4-23 R4-79',
    hour: '10:30',
    startsIn: -3,
    checkIn: checkedOutFor(10),
  }),
  stay('checked-out-non-member', {
    title: 'A guest who is not a member checked out ten minutes ago',
    sees: 'The goodbye page invites the guest to join.',
    covers: 'R4-80 R3-18',
    hour: '10:30',
    startsIn: -3,
    checkIn: (on, base, moment) => ({
      ...checkedOutFor(10)(on, base, moment),
      ...(base.customer ? { customer: { ...base.customer, userId: null, referralCode: null } } : {}),
    }),
  }),
  stay('checked-out-20-minutes', {
    title: 'Checked out twenty minutes ago',
    sees: 'The apartment no longer opens; the street door still does.',
    covers: 'R9-09 R4-69 R4-23',
    page: '/access',
    hour: '10:30',
    startsIn: -3,
    checkIn: checkedOutFor(20),
  }),
  stay('checked-out-late-evening', {
    title: 'Half past eleven at night after check-out',
    sees: 'No door opens any more.',
    covers: 'R9-10 R4-69',
    page: '/access',
    now: '2026-03-10T21:30:00.000Z',
    startsIn: -3,
    checkIn: checkedOutAt(0, '10:45'),
  }),
  stay('cancelled', {
    title: 'A cancelled stay',
    sees: 'The stay is marked as cancelled; doors, extras and changes are gone.',
    covers: 'R4-02 R2-86 R3-16 R4-24',
    checkIn: () => ({ status: 'canceled' }),
  }),
  stay('expired', {
    title: 'A stay that ended yesterday without check-out',
    sees: '"it has already expired", a link to book again, and the book-and-save card.',
    covers: 'R4-16 R2-85 R8-31 R8-32 R4-18 R8-52 R1-34',
    startsIn: -4,
  }),
  stay('expired-and-checked-out', {
    title: 'A stay that ended yesterday and was checked out',
    sees: 'The same as an expired stay, which takes precedence.',
    covers: 'R2-153',
    startsIn: -4,
    checkIn: checkedOutAt(-1, '10:30'),
  }),
  page('unknown-slug', {
    title: 'A link to a stay that does not exist',
    sees: '"What a bummer!" and how to contact us; the remembered stay is forgotten.',
    covers: 'R4-15 R8-30 R2-52 R2-53 R8-57 R8-51',
    answers: 'checkIn 404',
    open: '/stay?slug=no-such-stay',
  }),
  page('empty-slug', {
    title: 'A link without a stay',
    sees: 'The remembered stay, otherwise the reservations or the sign-up page.',
    covers: 'R5-29 R2-119 R3-02',
    open: '/stay?slug=',
  }),
];

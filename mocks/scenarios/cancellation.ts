import type { CancellationPolicy } from '#api/generated/model.ts';
import { checkedOutFor } from '#mocks/seeds/stays.ts';
import type { StaySeed } from '#mocks/seeds/stays.ts';

import { stay, stays } from './scenario.ts';
import type { Scenario } from './scenario.ts';

const PAGE = { page: '/cancel-reservation' };

type Changes = NonNullable<StaySeed['checkIn']>;

/** The default stay with other terms; `deadline` in days from today at the property, at 18:00. */
const under =
  (policy: Partial<CancellationPolicy>, deadline: number | null): Changes =>
  (on) => ({
    cancellationPolicy: {
      isFreeCancellationAvailable: true,
      isOta: false,
      freeCancellationEndDate: deadline === null ? null : on(deadline, '18:00'),
      ...policy,
    },
  });

const NO_REFUND = under({ isFreeCancellationAvailable: false }, null);

/** Cancelling a stay. */
export const cancellationScenarios: readonly Scenario[] = [
  stay('refundable-before-deadline', {
    title: 'Cancelling is free until tomorrow evening',
    sees: "Until when it is free, in the house's time; confirmed, the stay is cancelled.",
    serves: 'R4-70 R4-76 R4-77 R4-04 R4-85 R4-86 R7-44',
    steps: 'Confirm the cancellation.',
    ...PAGE,
    startsIn: 2,
    checkIn: under({}, 1),
  }),
  stay('refundable-after-deadline', {
    title: 'Free cancellation ended yesterday',
    sees: 'The full price is charged, also for a guest who does not come.',
    serves: 'R4-71 R4-72 R4-85',
    ...PAGE,
    startsIn: 1,
    checkIn: under({}, -1),
  }),
  stay('non-refundable', {
    title: 'A booking that cannot be refunded',
    sees: 'The full price, and that it cannot be undone.',
    serves: 'R4-73 R4-74',
    ...PAGE,
    checkIn: NO_REFUND,
  }),
  stay('non-refundable-started', {
    title: 'A stay under way that cannot be refunded',
    sees: 'There is no refund once a stay has begun.',
    serves: 'R4-75 R4-87',
    ...PAGE,
    startsIn: -1,
    checkIn: NO_REFUND,
  }),
  stay('ota-booking', {
    title: 'A booking of a travel agency',
    sees: "Cancelling is done on the agency's site; there is no button.",
    serves: 'R4-78',
    ...PAGE,
    checkIn: under({ isOta: true }, 4),
  }),
  stay('policy-missing', {
    title: 'A booking without cancellation terms',
    sees: 'No terms; people to ask.',
    serves: 'R3-40 R3-35',
    ...PAGE,
    checkIn: () => ({ cancellationPolicy: null }),
  }),
  ...stays(
    'policy-contradictory',
    {
      title: 'Cancellation terms that contradict themselves; here a date without a promise',
      sees: 'The full price.',
      serves: 'R4-85',
      ...PAGE,
    },
    {
      'date-without-flag': {
        title: 'A date of free cancellation, but no promise of it',
        sees: 'The full price.',
        checkIn: under({ isFreeCancellationAvailable: false }, 4),
      },
      'flag-without-date': {
        title: 'A promise of free cancellation, but no date',
        sees: 'Free until the stay begins.',
        checkIn: under({}, null),
      },
    },
  ),
  stay('cancel-fails', {
    title: 'The server does not cancel',
    sees: '"Something went wrong" on the confirmation; the stay remains.',
    serves: 'R8-28 R8-29 R4-76',
    steps: 'Confirm the cancellation.',
    ...PAGE,
    script: { updates: 'refused' },
  }),
  ...stays(
    'cancel-not-allowed',
    {
      title: 'Nothing is left to cancel; here the stay is cancelled already',
      sees: "The stay's page in place of the cancellation.",
      serves: 'R4-87 R2-141',
      ...PAGE,
    },
    {
      cancelled: {
        title: 'Cancelling a stay that is cancelled already',
        checkIn: () => ({ status: 'canceled' }),
      },
      'checked-out': {
        title: 'Cancelling a stay after check-out',
        startsIn: -3,
        checkIn: checkedOutFor(10),
      },
      expired: {
        title: 'Cancelling a stay that is over',
        startsIn: -4,
      },
    },
  ),
];

import type { CancellationPolicy } from '#api/generated/model/index.ts';
import type { StaySeed } from '#mocks/seeds/stays.ts';

import { checkedOutFor } from '#mocks/seeds/checked-out.ts';

import type { Scenario } from './scenario.ts';

import { stay, stays } from './scenario.ts';

const PAGE = { page: '/cancel-reservation' };

type Changes = NonNullable<StaySeed['checkIn']>;

/** The everyday stay under other terms; `deadline` in days from the property's today, at 18:00. */
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
  stay(
    'refundable-before-deadline',
    'Free of charge until tomorrow evening, then the full price',
    { startsIn: 2, checkIn: under({}, 1) },
    PAGE,
  ),
  stay(
    'refundable-after-deadline',
    'Free cancellation ended yesterday: the full price, also on no-show',
    { startsIn: 1, checkIn: under({}, -1) },
    PAGE,
  ),
  stay('non-refundable', 'The full price, and it cannot be undone', { checkIn: NO_REFUND }, PAGE),
  stay('non-refundable-started', 'Started: no refund any more', { startsIn: -1, checkIn: NO_REFUND }, PAGE),
  stay(
    'ota-booking',
    'Booked via a travel agency: cancelled there, no button here',
    { checkIn: under({ isOta: true }, 4) },
    PAGE,
  ),
  stay(
    'policy-missing',
    'No terms to show: support cancels',
    {
      checkIn: () => ({ cancellationPolicy: null }),
    },
    PAGE,
  ),
  ...stays(
    'policy-contradictory',
    'Flag and date disagree',
    {
      'date-without-flag': { checkIn: under({ isFreeCancellationAvailable: false }, 4) },
      'flag-without-date': { checkIn: under({}, null) },
    },
    PAGE,
  ),
  stay(
    'cancel-fails',
    'The server does not cancel: something went wrong, the stay stands',
    { script: { updates: 'refused' } },
    PAGE,
  ),
  ...stays(
    'cancel-not-allowed',
    'Nothing to cancel: the stay index',
    {
      cancelled: { checkIn: () => ({ status: 'canceled' }) },
      'checked-out': { startsIn: -3, checkIn: checkedOutFor(10) },
      expired: { startsIn: -4 },
    },
    PAGE,
  ),
];

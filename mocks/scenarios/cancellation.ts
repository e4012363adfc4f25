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
    sees: "The deadline for free cancellation, in the property's time; on confirmation, the stay is cancelled.",
    covers: 'R4-70 R4-76 R4-77 R4-04 R4-85 R4-86 R7-44',
    steps: 'Confirm the cancellation.',
    ...PAGE,
    startsIn: 2,
    checkIn: under({}, 1),
  }),
  stay('refundable-after-deadline', {
    title: 'Free cancellation ended yesterday',
    sees: 'The full price is charged, even if the guest does not arrive.',
    covers: 'R4-71 R4-72 R4-85',
    ...PAGE,
    startsIn: 1,
    checkIn: under({}, -1),
  }),
  stay('non-refundable', {
    title: 'A non-refundable booking',
    sees: 'The full price, and a warning that this cannot be undone.',
    covers: 'R4-73 R4-74',
    ...PAGE,
    checkIn: NO_REFUND,
  }),
  stay('non-refundable-started', {
    title: 'A non-refundable stay that has begun',
    sees: 'No refund once the stay has begun.',
    covers: 'R4-75 R4-87',
    ...PAGE,
    startsIn: -1,
    checkIn: NO_REFUND,
  }),
  stay('ota-booking', {
    title: 'A booking made with a travel agency',
    sees: "Cancelling is done on the agency's site; there is no button.",
    covers: 'R4-78',
    ...PAGE,
    checkIn: under({ isOta: true }, 4),
  }),
  stay('policy-missing', {
    title: 'A booking without cancellation terms',
    sees: 'No terms; how to contact us.',
    covers: 'R3-40 R3-35',
    ...PAGE,
    checkIn: () => ({ cancellationPolicy: null }),
  }),
  ...stays(
    'policy-contradictory',
    {
      title: 'Contradictory cancellation terms; here a date, but not marked as free',
      sees: 'The full price.',
      covers: 'R4-85',
      ...PAGE,
    },
    {
      'date-without-flag': {
        title: 'A deadline, but not marked as free',
        sees: 'The full price.',
        checkIn: under({ isFreeCancellationAvailable: false }, 4),
      },
      'flag-without-date': {
        title: 'Marked as free, but without a deadline',
        sees: 'Free until the stay begins.',
        checkIn: under({}, null),
      },
    },
  ),
  stay('cancel-fails', {
    title: 'The server fails to cancel',
    sees: '"Something went wrong" on the confirmation; the stay remains.',
    covers: 'R8-28 R8-29 R4-76',
    steps: 'Confirm the cancellation.',
    ...PAGE,
    script: { updates: 'refused' },
  }),
  ...stays(
    'cancel-not-allowed',
    {
      title: 'Nothing to cancel; here the stay has already been cancelled',
      sees: "The stay's page in place of the cancellation.",
      covers: 'R4-87 R2-141',
      ...PAGE,
    },
    {
      cancelled: {
        title: 'Cancelling a stay that has already been cancelled',
        checkIn: () => ({ status: 'canceled' }),
      },
      'checked-out': {
        title: 'Cancelling a stay after check-out',
        startsIn: -3,
        checkIn: checkedOutFor(10),
      },
      expired: {
        title: 'Cancelling a stay that has ended',
        startsIn: -4,
      },
    },
  ),
];

import type { Instant } from '#lib/time.ts';

import { isBefore } from '#lib/time.ts';

import type { Stay } from './stay.ts';

/** Until when the guest may stay on the last day: the booked end, or the later hour that was ordered (R3-66, R4-12). */
export const leaveBy = ({ endDate, orderedProducts }: Pick<Stay, 'endDate' | 'orderedProducts'>): Instant | null =>
  orderedProducts
    .flatMap(({ type, consumptionEndDate }) => (type === 'late-check-out' ? (consumptionEndDate ?? []) : []))
    .reduce((latest, hour) => (latest !== null && isBefore(latest, hour) ? hour : latest), endDate);

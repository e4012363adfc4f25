import type { Instant } from '#lib/time.ts';

import { isBefore } from '#lib/time.ts';

import type { Stay } from './stay.ts';

type Situation = Pick<Stay, 'startDate' | 'checkInDate' | 'checkOutDate' | 'isCancelled'>;

/**
 * Whether the guest has yet to come: check-in time is ahead, and nothing was checked in at the property (R4-89, R5-28).
 */
export const isArrivalAhead = (
  { startDate, checkInDate, checkOutDate, isCancelled }: Situation,
  now: Instant,
): boolean =>
  startDate !== null && checkInDate === null && checkOutDate === null && !isCancelled && isBefore(now, startDate);

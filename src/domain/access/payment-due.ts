import type { Stay } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

import { doorsOf } from './doors-of.ts';
import { keyReadiness } from './key-readiness.ts';

type Situation = Parameters<typeof doorsOf>[0] & Pick<Stay, 'state' | 'checkOutDate'>;

/** Whether a payment is due at `now`: before check-out the server withholds a key of the guest for it (R4-49, R2-150). */
export const isPaymentDue = (stay: Situation, now: Instant): boolean =>
  stay.checkOutDate === null &&
  doorsOf(stay).some((door) => keyReadiness(door, now, stay.state).state === 'after-payment');

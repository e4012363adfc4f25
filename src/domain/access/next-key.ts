import type { Stay } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

import type { AccessKey } from './access-key.ts';
import { doorsOf } from './doors-of.ts';
import { keyReadiness } from './key-readiness.ts';
import { wayIn } from './way-in.ts';

type Situation = Pick<Stay, 'propertyKeys' | 'idVerificationState' | 'isCancelled' | 'state' | 'checkOutDate'>;

/**
 * The key of the first door on the way in that works at `now`. Undefined while none does, and after check-out
 * (R2-167).
 */
export const nextKey = (stay: Situation, now: Instant): AccessKey | undefined =>
  stay.checkOutDate === null
    ? wayIn(doorsOf(stay)).find((door) => keyReadiness(door, now, stay.state).state === 'ready')
    : undefined;

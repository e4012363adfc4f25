import type { Stay } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

import { doorsOf } from './doors-of.ts';
import { sharedState } from './shared-state.ts';

type Situation = Parameters<typeof doorsOf>[0] & Pick<Stay, 'state' | 'checkOutDate'>;

/** Whether every key of a guest who has not checked out has ended: no door opens any more (R4-69). */
export const haveKeysEnded = (stay: Situation, now: Instant): boolean =>
  stay.checkOutDate === null && sharedState(doorsOf(stay), now, stay.state)?.all === 'expired';

import type { Stay } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

import type { AccessKey } from './access-key.ts';
import { keyReadiness } from './key-readiness.ts';
import { sharedState } from './shared-state.ts';

type Doors = Pick<Stay, 'propertyKeys' | 'idVerificationState' | 'isCancelled'>;

/** What decides about the doors of a stay as a whole. */
export type DoorsOfStay = Doors & Pick<Stay, 'state' | 'checkOutDate'>;

/**
 * The doors a guest may see, in walking order. A banned guest (R4-20) and a cancelled stay have none, whatever the
 * server sends.
 */
export const doorsOf = ({ propertyKeys, idVerificationState, isCancelled }: Doors): readonly AccessKey[] =>
  idVerificationState === 'banned' || isCancelled ? [] : propertyKeys;

/** The guest's own door: of the unit, else the first on the way in; undefined without doors. */
export const ownDoor = ({ propertyKeys }: Pick<Stay, 'propertyKeys'>): AccessKey | undefined =>
  propertyKeys.find(({ type }) => type === 'property-unit') ?? propertyKeys[0];

/** Whether a payment is due at `now`: before check-out the server withholds a key of the guest for it (R4-49, R2-150). */
export const isPaymentDue = (stay: DoorsOfStay, now: Instant): boolean =>
  stay.checkOutDate === null &&
  doorsOf(stay).some((door) => keyReadiness(door, now, stay.state).state === 'after-payment');

/** Whether every key of a guest who has not checked out has ended: no door opens any more (R4-69). */
export const haveKeysEnded = (stay: DoorsOfStay, now: Instant): boolean =>
  stay.checkOutDate === null && sharedState(doorsOf(stay), now, stay.state)?.all === 'expired';

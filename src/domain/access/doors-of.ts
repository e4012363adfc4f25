import type { Stay } from '#domain/stay/stay.ts';

import type { AccessKey } from './access-key.ts';

type Situation = Pick<Stay, 'propertyKeys' | 'idVerificationState' | 'isCancelled'>;

/**
 * The doors a guest may see, in walking order. A banned guest (R4-20) and a cancelled stay have none, whatever the
 * server sends.
 */
export const doorsOf = ({ propertyKeys, idVerificationState, isCancelled }: Situation): readonly AccessKey[] =>
  idVerificationState === 'banned' || isCancelled ? [] : propertyKeys;

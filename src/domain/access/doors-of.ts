import type { Stay } from '#domain/stay/stay.ts';

import type { AccessKey } from './access-key.ts';

type Situation = Pick<Stay, 'propertyKeys' | 'idVerificationState' | 'isCancelled'>;

/** The doors a guest may see, in walking order: none for a banned guest, whatever the server sends (R4-20), none of a cancelled stay. */
export const doorsOf = ({ propertyKeys, idVerificationState, isCancelled }: Situation): readonly AccessKey[] =>
  idVerificationState === 'banned' || isCancelled ? [] : propertyKeys;

import type { Stay } from '#domain/stay/stay.ts';

import type { AccessKey } from './access-key.ts';

/** The guest's own door: of the unit, else the first on the way in; undefined without doors. */
export const ownDoor = ({ propertyKeys }: Pick<Stay, 'propertyKeys'>): AccessKey | undefined =>
  propertyKeys.find(({ type }) => type === 'property-unit') ?? propertyKeys[0];

import { useLingui } from '@lingui/react';

import { doorName } from '#components/messages/place-messages.ts';
import type { AccessKey } from '#domain/access/access-key.ts';
import type { Stay } from '#domain/stay/stay.ts';

/** Names the doors of a stay (R3-81, R3-87). */
export function useDoorName(stay: Pick<Stay, 'propertyKeys' | 'livingUnit'>): (key: AccessKey) => string {
  const { i18n } = useLingui();
  return (key) => doorName(i18n, key, stay);
}

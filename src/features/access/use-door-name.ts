import { useLingui } from '@lingui/react/macro';

import { DOOR_MESSAGES } from '#blocks/messages/door-messages.ts';
import { UNIT_MESSAGES } from '#blocks/messages/unit-messages.ts';
import type { AccessKey } from '#domain/access/access-key.ts';
import type { Stay } from '#domain/stay/stay.ts';

/** Names doors: the unit's own by its number, others by kind, an unknown kind by the server's name (R3-81, R3-87). */
export function useDoorName({ propertyKeys, livingUnit }: Pick<Stay, 'propertyKeys' | 'livingUnit'>) {
  const { t, i18n } = useLingui();

  const kindOf = ({ type, name }: AccessKey): string => {
    if (type === 'unknown') return name.trim() || t({ message: 'Door', comment: 'A door of which nothing is known' });
    if (type !== 'property-unit') return i18n._(DOOR_MESSAGES[type]);
    return livingUnit ? `${i18n._(UNIT_MESSAGES[livingUnit.kind])} ${livingUnit.number}`.trim() : t`Your own door`;
  };

  return (key: AccessKey): string => {
    const hasTwin = propertyKeys.some(({ id, type }) => id !== key.id && type === key.type && type !== 'unknown');
    const name = key.name.trim();
    return hasTwin && name !== '' ? `${kindOf(key)} · ${name}` : kindOf(key);
  };
}

import { useLingui } from '@lingui/react/macro';

import { UNIT_MESSAGES } from '#blocks/messages/unit-messages.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { isAssigned } from '#domain/unit/living-unit.ts';
import { addressOf } from '#domain/unit/unit-address.ts';

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

/** Which doors are the guest's, in one line: 'Apartment 405 · Floor 4'; empty while that is not known. */
export function useUnitLine({ livingUnit }: Pick<Stay, 'livingUnit'>): string {
  const { t, i18n } = useLingui();
  const unit =
    livingUnit && isAssigned(livingUnit) ? `${i18n._(UNIT_MESSAGES[livingUnit.kind])} ${livingUnit.number}` : '';
  const floor = livingUnit?.floor
    ? t({ message: `Floor ${livingUnit.floor}`, comment: 'Which storey the unit is on' })
    : '';
  return joined([unit, floor]);
}

/** Where the doors are, in one line: 'Kasarmikatu 40, Helsinki · Apartment 405 · Floor 4'. */
export function useWhereabouts(stay: Stay, property: Property | undefined): string {
  // An own address that could not be read may differ from the property's.
  const house =
    property && !stay.unreadable.includes('unit-address')
      ? `${addressOf(stay.unitAddress, property).address}, ${property.city}`
      : '';
  return joined([house, useUnitLine(stay)]);
}

import { useLingui } from '@lingui/react/macro';

import { UNIT_MESSAGES } from '#blocks/messages/unit-messages.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { isAssigned } from '#domain/unit/living-unit.ts';
import { addressOf } from '#domain/unit/unit-address.ts';

/** Where the doors are, in one line: 'Kasarmikatu 40, Helsinki · Apartment 405 · Floor 4'. */
export function useWhereabouts({ livingUnit, unitAddress, unreadable }: Stay, property: Property | undefined): string {
  const { t, i18n } = useLingui();
  // An own address that could not be read may differ from the property's.
  const house =
    property && !unreadable.includes('unit-address')
      ? `${addressOf(unitAddress, property).address}, ${property.city}`
      : '';
  const unit =
    livingUnit && isAssigned(livingUnit) ? `${i18n._(UNIT_MESSAGES[livingUnit.kind])} ${livingUnit.number}` : '';
  const floor = livingUnit?.floor
    ? t({ message: `Floor ${livingUnit.floor}`, comment: 'Which storey the unit is on' })
    : '';
  return [house, unit, floor].filter((part) => part !== '').join(' · ');
}

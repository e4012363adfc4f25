import { useLingui } from '@lingui/react';

import { unitLine, whereabouts } from '#components/messages/place-messages.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';

/** Which doors are the guest's, in one line: 'Apartment 405, Floor 4'; empty while that is not known. */
export const useUnitLine = (stay: Pick<Stay, 'livingUnit'>): string => unitLine(useLingui().i18n, stay);

/** Where the doors are, in one line: 'Kasarmikatu 40, Helsinki, Apartment 405, Floor 4'. */
export const useWhereabouts = (stay: Stay, property: Property | undefined): string =>
  whereabouts(useLingui().i18n, stay, property);

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

import type { UnitKind } from '#domain/unit/living-unit.ts';

/** The name of each kind of unit (R1-01, R3-42). */
export const UNIT_MESSAGES: Record<UnitKind, MessageDescriptor> = {
  apartment: msg({ message: 'Apartment', comment: 'A kind of unit' }),
  suite: msg({ message: 'Suite', comment: 'A kind of unit' }),
  room: msg({ message: 'Room', comment: 'A kind of unit' }),
  dormitory: msg({ message: 'Dormitory', comment: 'A kind of unit: a shared room' }),
  bed: msg({ message: 'Bed', comment: 'A kind of unit: a bed in a shared room' }),
  villa: msg({ message: 'Villa', comment: 'A kind of unit' }),
  site: msg({ message: 'Site', comment: 'A kind of unit: a pitch for a tent or a camper' }),
  unknown: msg({ message: 'Unit', comment: 'A unit of a kind we have no word for' }),
};

/** '2 guests' */
export const guestsMessage = (guests: number): MessageDescriptor =>
  msg({ message: plural(guests, { one: '# guest', other: '# guests' }) });

/** '3 nights' */
export const nightsMessage = (nights: number): MessageDescriptor =>
  msg({ message: plural(nights, { one: '# night', other: '# nights' }) });

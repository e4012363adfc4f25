import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { AccessKeyType } from '#domain/access/access-key.ts';
import type { CommonDoor } from '#domain/access/integrations.ts';

const LUGGAGE = msg({ message: 'Luggage room', comment: 'A door of the house' });
const LAUNDRY = msg({ message: 'Laundry', comment: 'A room with washing machines' });
const KITCHEN = msg({ message: 'Shared kitchen', comment: 'A room of the house' });
const WASTE = msg({ message: 'Bin room', comment: 'The room with the rubbish bins' });
const BICYCLES = msg({ message: 'Bicycle room', comment: 'A room of the house' });

/**
 * The name of each door of the property (R3-81, R3-88). The unit's door has its number, an unknown one the server's
 * name.
 */
export const DOOR_MESSAGES: Record<Exclude<AccessKeyType, 'property-unit' | 'unknown'>, MessageDescriptor> = {
  entrance: msg({ message: 'Street door', comment: 'The door from the street into the house' }),
  elevator: msg`Lift`,
  hallway: msg({ message: 'Hallway', comment: 'A door inside the house, to the corridor of the unit' }),
  'luggage-room': LUGGAGE,
  washateria: LAUNDRY,
  kitchen: KITCHEN,
  'garbage-room': WASTE,
  'bicycle-storage-room': BICYCLES,
  parking: msg({ message: 'Parking', comment: 'The door or gate of the garage' }),
  'back-door': msg({ message: 'Back door', comment: 'A second door into the house, from the courtyard' }),
};

/** The name of each room that all guests share (R3-84). */
export const COMMON_DOOR_MESSAGES: Record<CommonDoor['kind'], MessageDescriptor> = {
  luggage: LUGGAGE,
  washateria: LAUNDRY,
  kitchen: KITCHEN,
  'garbage-room': WASTE,
  'bicycle-storage': BICYCLES,
};

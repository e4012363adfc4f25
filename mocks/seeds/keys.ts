import type { AccessKey } from '#api/generated/model.ts';

/** A code key of the street door; give only what differs. */
export const aKey = (changes: Partial<AccessKey> = {}): AccessKey => ({
  id: 'key-entrance',
  name: 'Street door',
  type: 'entrance',
  accessType: 'code',
  sequenceNumber: 1,
  validFromDate: null,
  validToDate: null,
  keypadButton: '#',
  code: '4719',
  error: null,
  ...changes,
});

/** A key opened over the network: no code, no button. */
export const aRemoteKey = (changes: Partial<AccessKey> = {}): AccessKey =>
  aKey({ accessType: 'remote', code: null, keypadButton: null, ...changes });

/** The default way in: street door by code, elevator and apartment by network, luggage room by code. */
export const defaultKeys = (validity: Pick<AccessKey, 'validFromDate' | 'validToDate'>): AccessKey[] => [
  aKey(validity),
  aRemoteKey({ id: 'key-elevator', name: 'Lift', type: 'elevator', sequenceNumber: 2, ...validity }),
  aRemoteKey({ id: 'key-unit', name: 'Apartment', type: 'property-unit', sequenceNumber: 3, ...validity }),
  aKey({
    id: 'key-luggage',
    name: 'Luggage room',
    type: 'luggage-room',
    sequenceNumber: 4,
    code: '280615',
    ...validity,
  }),
];

/** One key for each type of door, in random order and with mixed access types. */
export const keysOfAllTypes = (validity: Pick<AccessKey, 'validFromDate' | 'validToDate'>): AccessKey[] => [
  aKey({ id: 'key-parking', name: 'Garage', type: 'parking', sequenceNumber: 10, code: '1188', ...validity }),
  aRemoteKey({ id: 'key-unit', name: 'Apartment 405', type: 'property-unit', sequenceNumber: 3, ...validity }),
  aKey({ id: 'key-kitchen', name: 'Shared kitchen', type: 'kitchen', sequenceNumber: 7, code: '3056', ...validity }),
  aKey({ id: 'key-entrance', name: 'Street door', sequenceNumber: 1, ...validity }),
  aRemoteKey({ id: 'key-back-door', name: 'Courtyard door', type: 'back-door', sequenceNumber: 11, ...validity }),
  aKey({
    id: 'key-luggage',
    name: 'Luggage room',
    type: 'luggage-room',
    sequenceNumber: 5,
    code: '280615',
    ...validity,
  }),
  aRemoteKey({ id: 'key-elevator', name: 'Lift', type: 'elevator', sequenceNumber: 2, ...validity }),
  aRemoteKey({ id: 'key-garbage', name: 'Bin room', type: 'garbage-room', sequenceNumber: 8, ...validity }),
  aKey({
    id: 'key-hallway',
    name: 'Hallway',
    type: 'hallway',
    sequenceNumber: 4,
    code: '7702',
    keypadButton: null,
    ...validity,
  }),
  aRemoteKey({ id: 'key-laundry', name: 'Laundry', type: 'washateria', sequenceNumber: 6, ...validity }),
  aRemoteKey({
    id: 'key-bicycles',
    name: 'Bicycle room',
    type: 'bicycle-storage-room',
    sequenceNumber: 9,
    ...validity,
  }),
];

import type { AccessKey } from '#api/generated/model/index.ts';

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

/** The everyday way in: street door by code, elevator and apartment by network, luggage room by code. */
export const everydayKeys = (validity: Pick<AccessKey, 'validFromDate' | 'validToDate'>): AccessKey[] => [
  aKey(validity),
  aRemoteKey({ id: 'key-elevator', name: 'Elevator', type: 'elevator', sequenceNumber: 2, ...validity }),
  aRemoteKey({ id: 'key-unit', name: 'Apartment', type: 'property-unit', sequenceNumber: 3, ...validity }),
  aKey({ id: 'key-luggage', name: 'Luggage room', type: 'luggage-room', sequenceNumber: 4, code: '280615', ...validity }),
];

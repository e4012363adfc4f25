import { expect, test } from 'vitest';

import { parkingSpots } from './parking.ts';
import { PROPERTY_CODES } from './property-code.ts';

test.each([
  ['stockholm-kam5', { from: 12, to: 16, maxHeight: 1.95 }],
  ['stockholm-vas33', { from: 12, to: 16, maxHeight: 1.95 }],
  ['amsterdam-pap4', { from: 23, to: 31, maxHeight: null }],
  ['amsterdam-mid2', { from: 23, to: 31, maxHeight: null }],
] as const)('%s has its spots (R9-24, R9-25)', (code, spots) => {
  expect(parkingSpots(code)).toEqual(spots);
});

test('no other house has numbers, nor has an unknown one (R9-52)', () => {
  const others = PROPERTY_CODES.filter((code) => !/^(stockholm|amsterdam)-/.test(code));
  expect([...others, 'unknown' as const].filter((code) => parkingSpots(code) !== undefined)).toEqual([]);
});

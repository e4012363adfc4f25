import type { Scenario } from './scenario.ts';

import { stay, stays } from './scenario.ts';

const PARKING = { page: '/parking' };

/** Products of the property itself. */
export const houseProductScenarios: readonly Scenario[] = [
  stay('parking-stockholm', 'Spots 12 to 16, 1.95 m high', { house: 'stockholm-kam5' }, PARKING),
  stay('parking-amsterdam', 'Spots 23 to 31', { house: 'amsterdam-pap4' }, PARKING),
  stay('parking-other', 'Parking without numbers: general words', {}, PARKING),
  ...stays(
    'stocked-fridge-two',
    'The fridge of a house',
    { helsinki: {}, amsterdam: { house: 'amsterdam-pap4' } },
    { page: '/stocked-fridge' },
  ),
];

import type { Scenario } from './scenario.ts';

import { stay, stays } from './scenario.ts';

const PARKING = { page: '/parking' };

/** Products of the property itself. */
export const houseProductScenarios: readonly Scenario[] = [
  stay('parking-stockholm', {
    title: 'Parking in Stockholm',
    sees: '"Spots 12 to 16", and the height of 1.95 m.',
    serves: 'R9-24',
    ...PARKING,
    house: 'stockholm-kam5',
  }),
  stay('parking-amsterdam', {
    title: 'Parking in Amsterdam',
    sees: '"Spots 23 to 31".',
    serves: 'R9-25',
    ...PARKING,
    house: 'amsterdam-pap4',
  }),
  stay('parking-other', {
    title: 'Parking in a house without numbered spots',
    sees: 'General words about parking.',
    serves: 'R9-52',
    ...PARKING,
  }),
  ...stays(
    'stocked-fridge-two',
    {
      title: "A stocked fridge in two houses; here it is Helsinki's",
      sees: 'What is in the fridge of this house.',
      serves: 'R9-28 R2-27',
      page: '/stocked-fridge',
    },
    {
      helsinki: { title: 'The stocked fridge of Helsinki', sees: "What is in Helsinki's fridge." },
      amsterdam: {
        title: 'The stocked fridge of Amsterdam',
        sees: "What is in Amsterdam's fridge.",
        house: 'amsterdam-pap4',
      },
    },
  ),
];

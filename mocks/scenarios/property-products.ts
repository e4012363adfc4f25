import type { CustomProduct } from '#api/generated/model.ts';
import { aCustomProduct } from '#mocks/seeds/contents.ts';

import { stay, stays } from './scenario.ts';
import type { Scenario } from './scenario.ts';

const PARKING = { page: '/parking' };

const EXTRAS = { page: '/extras' };

/** Custom products with ids that begin with the scenario's name, because ids are unique in a world. */
const offersOf = (scenario: string, offers: Readonly<Record<string, Partial<CustomProduct>>>): CustomProduct[] =>
  Object.entries(offers).map(([name, changes]) => aCustomProduct({ id: `${scenario}-${name}`, ...changes }));

const KINDS = {
  request: {
    description: 'A driver waits for you in the arrivals hall.\nDay and night, also when your flight is late.',
    guidelines: 'Look for a sign with your booking number.\nTwo suitcases a person travel with you.',
  },
  'third-party': {
    name: 'Museum card',
    title: 'All museums, one card',
    description: 'Valid for 72 hours, from your first museum on.',
    logoUrl: '/__mock/images/sign.svg',
    productType: 'card',
    kind: 'third-party',
    price: 76,
    isExactPrice: false,
    actionUrl: 'https://museums.example.test/card',
    actionName: 'Buy the card',
  },
  dummy: {
    name: 'Rooftop yoga',
    title: 'Yoga on the roof',
    description: 'Every morning at eight, weather permitting.',
    imageUrl: '/__mock/images/yoga.svg',
    productType: 'class',
    kind: 'dummy',
    price: 12.5,
    actionName: 'Count me in',
    dummyTitle: 'Good to hear',
    dummyMessage: 'We are still looking for a teacher.\nYou will be the first to know.',
  },
  informational: {
    name: 'Swimming hall',
    title: 'Swim where the city swims',
    description: 'Two streets away, open until 21:00.',
    imageUrl: '/__mock/images/pool.svg',
    guidelines: 'Bring a towel. The sauna is included.',
    productType: 'tip',
    kind: 'informational',
    price: null,
    actionName: null,
  },
  // Without a name for its button.
  plain: {
    name: 'Picnic basket',
    title: 'Lunch for the park',
    description: 'Packed and ready when you leave the house.',
    imageUrl: '/__mock/images/picnic.svg',
    productType: 'picnic',
    price: null,
    actionName: null,
  },
} as const;

const BROKEN = {
  'no-url': { kind: 'third-party', actionUrl: null, actionName: 'Buy' },
  'no-title': { kind: 'dummy', actionName: 'Yes, please', dummyTitle: null, dummyMessage: 'Thank you.' },
  closed: { isAvailable: false },
  auction: { kind: 'auction' },
} as const;

/** Products and custom products of a property. */
export const propertyProductScenarios: readonly Scenario[] = [
  stay('parking-stockholm', {
    title: 'Parking in Stockholm',
    sees: '"Spots 12 to 16", and the height of 1.95 m.',
    covers: 'R9-24',
    ...PARKING,
    propertyCode: 'stockholm-kam5',
  }),
  stay('parking-amsterdam', {
    title: 'Parking in Amsterdam',
    sees: '"Spots 23 to 31".',
    covers: 'R9-25',
    ...PARKING,
    propertyCode: 'amsterdam-pap4',
  }),
  stay('parking-other', {
    title: 'Parking without numbered spaces',
    sees: 'General information about parking.',
    covers: 'R9-52',
    ...PARKING,
  }),
  ...stays(
    'stocked-fridge-two',
    {
      title: "A stocked fridge in two buildings; here it is Helsinki's",
      sees: 'The contents of the fridge in this building.',
      covers: 'R9-28 R2-27',
      page: '/stocked-fridge',
    },
    {
      helsinki: { title: 'The stocked fridge of Helsinki', sees: 'The contents of the fridge in Helsinki.' },
      amsterdam: {
        title: 'The stocked fridge of Amsterdam',
        sees: "What is in Amsterdam's fridge.",
        propertyCode: 'amsterdam-pap4',
      },
    },
  ),
  stay('custom-kinds', {
    title: 'Offers of a property, one of each kind',
    sees: 'A request, a link to a shop, a thank-you, and a tip without a button; exact prices, starting prices, and none.',
    covers: 'R3-67 R3-68 R3-69 R3-70 R3-71 R3-79 R7-59',
    answers: 'customProducts 200, orderCustomProduct 201',
    ...EXTRAS,
    property: { name: 'Kasarmikatu 43' },
    offers: offersOf('custom-kinds', KINDS),
  }),
  stay('custom-broken', {
    title: 'Invalid offers of a property',
    sees: 'Only the valid one is shown; each invalid one is reported.',
    covers: 'R3-72 R3-78',
    ...EXTRAS,
    property: { name: 'Kasarmikatu 45' },
    offers: offersOf('custom-broken', { ...BROKEN, whole: {} }),
  }),
];

import type { Scenario } from './scenario.ts';

import { account } from './scenario.ts';

const LIST = '/reservations';

/** A unit category with a separate picture. */
const STUDIO = { name: 'Studio with a view', images: [{ url: '/__mock/images/1.svg', sequenceNumber: 1 }] };

/** The stays of a member; none of them is in a white-label property. */
export const reservationScenarios: readonly Scenario[] = [
  account('reservations-none', 'No stay at all: an empty list, and where to book', {}, LIST),
  account(
    'reservations-many',
    'A stay under way, two ahead, a cancelled one at the end; the one that is over is not listed',
    {
      slugs: ['cancelled', 'stay-started', 'expired'],
      stays: [
        { slug: 'many-stockholm', house: 'stockholm-kam5', startsIn: 61, nights: 4 },
        { slug: 'many-copenhagen', house: 'copenhagen-nyh21', startsIn: 24, nights: 2, category: STUDIO },
      ],
    },
    LIST,
  ),
  account(
    'white-label-excluded',
    "One stay with us, one in a house under somebody else's brand: only ours is listed",
    { slugs: ['white-label-stay', 'stay-before-arrival'] },
    LIST,
  ),
];

import type { Scenario } from './scenario.ts';

import { account } from './scenario.ts';

const LIST = '/reservations';

/** A unit category with a separate picture. */
const STUDIO = { name: 'Studio with a view', images: [{ url: '/__mock/images/studio.svg', sequenceNumber: 1 }] };

/** The stays of a member; none of them is in a white-label property. */
export const reservationScenarios: readonly Scenario[] = [
  account('reservations-none', {
    title: 'A member without any stay',
    sees: 'An empty list, and the book-and-save card.',
    serves: 'R2-123',
    open: LIST,
  }),
  account('reservations-many', {
    title: 'A member with stays now, soon, cancelled and past',
    sees: 'The nearest first, the cancelled one marked, the past one missing.',
    serves: 'R4-39 R9-06 R7-78',
    answers: 'reservations 200',
    open: LIST,
    slugs: ['cancelled', 'stay-started', 'expired'],
    stays: [
      { slug: 'many-stockholm', house: 'stockholm-kam5', startsIn: 61, nights: 4 },
      { slug: 'many-copenhagen', house: 'copenhagen-nyh21', startsIn: 24, nights: 2, category: STUDIO },
    ],
  }),
  account('white-label-excluded', {
    title: "A member with a stay under another operator's brand",
    sees: 'Only the stay with us is listed.',
    serves: 'R3-11',
    open: LIST,
    slugs: ['white-label-stay', 'stay-before-arrival'],
  }),
];

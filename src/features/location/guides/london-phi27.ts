import { msg } from '@lingui/core/macro';

import type { Guide } from './guide.ts';

/** londonPhi27 (R3-52, R3-54). */
export const guide: Guide = [
  {
    number: null,
    look: {
      wall: 'white',
      roof: 'flat',
      floors: 3,
      door: 'single',
      leaf: 'black',
      number: 'beside',
      keypad: 'right',
      feature: 'pillars',
    },
    building: msg`A white stucco house on a curved street, with pillars by the door. The number 27 is painted on the left pillar.`,
    access: msg`Six steps lead up to the door. The keypad is on the inner side of the right pillar.`,
    entrance: msg`The lift is behind the mirror wall on the right. LG is below the street, G is the floor you came in on.`,
    apartment: msg`Your door has a lever handle: press it down after the click. It locks by itself. The garden is closed from 22:00.`,
  },
];

import { msg } from '@lingui/core/macro';

import type { Guide } from './guide.ts';

/** helsinkiPun4 (R3-52, R3-54). */
export const guide: Guide = [
  {
    number: null,
    look: {
      wall: 'brick',
      roof: 'flat',
      floors: 4,
      firstFloor: 2,
      door: 'single',
      leaf: 'oak',
      number: 'above',
      keypad: 'right',
    },
    building: msg`A red-brick house with tall shop windows. The street door is to the right of the café and has a brass frame.`,
    access: msg`The keypad is on the brick, right of the door. After your code you have five seconds to pull the door open.`,
    entrance: msg`Walk through the hall into the courtyard: stairwell B is straight ahead, with the lift inside. Voices carry here, please keep them low.`,
    apartment: msg`There are two apartments on each floor, with the numbers on the doors. The door locks by itself. Radiator dial 3 is about 21 degrees.`,
  },
];

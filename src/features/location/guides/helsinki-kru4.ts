import { msg } from '@lingui/core/macro';

import type { Guide } from './guide.ts';

/** helsinkiKru4 (R3-52, R3-54). */
export const guide: Guide = [
  {
    number: null,
    look: {
      wall: 'stone',
      roof: 'mansard',
      floors: 4,
      firstFloor: 2,
      door: 'single',
      leaf: 'oak',
      number: 'above',
      keypad: 'left',
    },
    building: msg`A grey stone corner house with a green copper bay. Two doors face the street; yours is the left one.`,
    access: msg`The keypad is under the small lamp left of the door. Type your code, wait for the green light, then push.`,
    entrance: msg`The lift is behind the glass door on the left and holds two people with bags. Close its gate, or it will not move.`,
    apartment: msg`When the lock clicks, turn the round handle to the right. The door locks by itself. Quiet hours are 22:00 to 7:00.`,
  },
];

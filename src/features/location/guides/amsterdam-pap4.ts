import { msg } from '@lingui/core/macro';

import type { Guide } from './guide.ts';

/** amsterdamPap4 (R3-52, R3-54). */
export const guide: Guide = [
  {
    number: null,
    look: { wall: 'brick', roof: 'gable', floors: 1, door: 'double', leaf: 'black', number: 'beside', keypad: 'right' },
    building: msg`A low brick warehouse by the water, with black window frames. A white 4 is painted on the wall by the door.`,
    access: msg`Walk past the bicycles to the far end. The keypad is on the right of the black double door; only the right half opens.`,
    entrance: msg`The lift is at the end of the corridor. The street floor counts as 0. Please leave bicycles in the racks outside.`,
    apartment: msg`Your number is on the floor in front of your door. The door locks by itself. The stove is electric; its child lock is the key sign.`,
  },
];

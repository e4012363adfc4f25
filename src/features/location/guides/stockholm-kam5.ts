import { msg } from '@lingui/core/macro';

import type { Guide } from './guide.ts';

/** stockholmKam5 (R3-52, R3-54). */
export const guide: Guide = [
  {
    number: null,
    look: { wall: 'yellow', roof: 'mansard', floors: 3, door: 'single', leaf: 'oak', number: 'above', keypad: 'left' },
    building: msg`An ochre plaster house on a grey stone base. The wooden door has a small round window and a 5 above it.`,
    access: msg`The keypad is on the left of the door, under the bell panel. Behind the hall is a glass door: the same code opens it.`,
    entrance: msg`The lift is small: send the bags first, or take the stairs around it. Please keep the stairwell quiet from 22:00.`,
    apartment: msg`The door locks by itself. Please take your shoes off inside, the wood is old. The radiators warm slowly; the dial is on the side.`,
  },
];

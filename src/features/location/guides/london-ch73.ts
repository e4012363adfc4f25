import { msg } from '@lingui/core/macro';

import type { Guide } from './guide.ts';

/** londonCh73 (R3-52, R3-54). */
export const guide: Guide = [
  {
    number: null,
    look: { wall: 'white', roof: 'flat', floors: 3, door: 'single', leaf: 'black', number: 'above', keypad: 'left' },
    building: msg`A narrow white house between two brick ones. The door is black, with a brass 73 at eye level.`,
    access: msg`The keypad is on the left, below the entry phone. Type your code, then push the door where the brass plate is.`,
    entrance: msg`The lift is at the back of the hall. If it is busy, the stairs are on the right. Please pull the street door shut until it clicks.`,
    apartment: msg`Your door opens inwards and locks by itself. The hot-water switch is inside the hall cupboard. Quiet hours are 22:00 to 7:00.`,
  },
];

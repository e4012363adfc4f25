import { msg } from '@lingui/core/macro';

import type { Guide } from './guide.ts';

/** londonHol128 (R3-52, R3-54). */
export const guide: Guide = [
  {
    number: null,
    look: { wall: 'brick', roof: 'flat', floors: 3, door: 'single', leaf: 'grey', number: 'above', keypad: 'right' },
    building: msg`A brick house with shops below and apartments above. Your door is grey and stands between the bakery and the chemist.`,
    access: msg`The keypad is on the right, under the lamp. Type your code, pull the handle towards you once, then push.`,
    entrance: msg`The stairs begin right behind the door; the lift is at the first landing. Please pull the street door shut behind you.`,
    apartment: msg`Your number is on the door frame. The door locks by itself. The road is lively: close the inner window for a quiet night.`,
  },
];

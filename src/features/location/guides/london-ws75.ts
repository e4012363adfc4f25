import { msg } from '@lingui/core/macro';

import type { Guide } from './guide.ts';

/** londonWs75 (R3-52, R3-54). */
export const guide: Guide = [
  {
    number: null,
    look: { wall: 'brown', roof: 'flat', floors: 3, door: 'single', leaf: 'blue', number: 'above', keypad: 'right' },
    building: msg`A brown-brick Georgian terrace house with black railings. The street door is dark blue, with 75 in the window above.`,
    access: msg`Two steps lead up to the door. The keypad is on the right of the frame: type your code and push.`,
    entrance: msg`The lift is behind the staircase. G is the street floor, 1 is one flight up. Neighbours work here by day and sleep here by night.`,
    apartment: msg`The door locks by itself. Sockets take three-pin plugs; an adapter is in the top kitchen drawer. The heating panel is in the hall.`,
  },
];

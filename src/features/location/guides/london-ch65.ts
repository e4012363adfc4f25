import { msg } from '@lingui/core/macro';

import type { Guide } from './guide.ts';

/** londonCh65 (R3-52, R3-54, R3-53). */
export const guide: Guide = [
  {
    number: '65',
    look: { wall: 'brick', roof: 'flat', floors: 3, door: 'single', leaf: 'green', number: 'above', keypad: 'right' },
    building: msg`A red-brick house with white window frames and a green door. It is the first of our three houses, nearest to the corner.`,
    access: msg`The keypad is to the right of the green door. Type your code and push; the light turns green.`,
    entrance: msg`The lift is on the left of the hall. G is the street floor. The luggage room is under the stairs.`,
    apartment: msg`The door locks by itself. The heating panel is beside it: plus is warmer. Quiet hours are 22:00 to 7:00.`,
  },
  {
    number: '66',
    look: { wall: 'yellow', roof: 'flat', floors: 3, door: 'single', leaf: 'red', number: 'above', keypad: 'left' },
    building: msg`The middle house, of yellow brick, with a dark red door. The number 66 is on the glass above it.`,
    access: msg`The keypad is on the left of the red door. Codes of 65 and 67 do not open it.`,
    entrance: msg`The stairs begin behind the second door; the lift is to their right. Please do not leave bags in the hall.`,
    apartment: msg`Your number is at eye level on the door. The door locks by itself. The hot-water switch is in the kitchen cupboard.`,
  },
  {
    number: '67',
    look: {
      wall: 'white',
      roof: 'flat',
      floors: 3,
      door: 'single',
      leaf: 'black',
      number: 'beside',
      keypad: null,
      feature: 'trees',
    },
    building: msg`The last house, white, with a black door and two bay trees. The number 67 is on the pillar.`,
    access: msg`The keypad is on the pillar, under a small cover. Lift the cover, type your code, and push the door.`,
    entrance: msg`The lift is straight ahead. It stops half a floor below each corridor, so there are five more steps. The light switches glow.`,
    apartment: msg`The door locks by itself. Open the windows from the top. Upstairs floors creak, so please walk softly after 22:00.`,
  },
];

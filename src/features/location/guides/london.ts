import { msg } from '@lingui/core/macro';

import type { Guide } from './guide.ts';

// From the street to the apartment, as the guest meets it (R3-52, R3-54).

/** Three buildings, each with its own number (R3-53). */
export const londonCh65: Guide = [
  {
    number: '65',
    look: { wall: 'brick', roof: 'flat', floors: 3, door: 'single', leaf: 'green', number: 'above', keypad: 'right' },
    building: msg`A red-brick house with white window frames and a green door. It is the first of our three houses, nearest to the corner.`,
    access: msg`The keypad is to the right of the green door. Type your code and push; the light turns green.`,
    entrance: msg`The lift is on the left of the hall. G is the ground floor. The luggage room is under the stairs.`,
    apartment: msg`The door locks by itself. The heating panel is beside it: plus is warmer. Quiet hours are 22:00 to 07:00.`,
  },
  {
    number: '66',
    look: { wall: 'yellow', roof: 'flat', floors: 3, door: 'single', leaf: 'red', number: 'above', keypad: 'left' },
    building: msg`The middle house, of yellow brick, with a dark red door. The number 66 is on the glass above it.`,
    access: msg`The keypad is on the left of the red door. The codes for 65 and 67 do not open this door.`,
    entrance: msg`The stairs begin behind the second door; the lift is to their right. Please do not leave bags in the hall.`,
    apartment: msg`Your apartment number is at eye level on the door. The door locks by itself. The hot-water switch is in the kitchen cupboard.`,
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
    entrance: msg`The lift is straight ahead. It stops half a floor below each corridor, so there are five more steps. The light switches glow in the dark.`,
    apartment: msg`The door locks by itself. Open the windows from the top. Upstairs floors creak, so please walk softly after 22:00.`,
  },
];

export const londonCh73: Guide = [
  {
    number: null,
    look: { wall: 'white', roof: 'flat', floors: 3, door: 'single', leaf: 'black', number: 'above', keypad: 'left' },
    building: msg`A narrow white house between two brick ones. The door is black, with a brass 73 at eye level.`,
    access: msg`The keypad is on the left, below the entry phone. Type your code, then push the door where the brass plate is.`,
    entrance: msg`The lift is at the back of the hall. If it is busy, the stairs are on the right. Please pull the street door shut until it clicks.`,
    apartment: msg`Your door opens inwards and locks by itself. The hot-water switch is inside the hall cupboard. Quiet hours are 22:00 to 07:00.`,
  },
];

export const londonDev14: Guide = [
  {
    number: null,
    look: { wall: 'granite', roof: 'flat', floors: 5, door: 'glass', leaf: 'steel', number: 'above', keypad: 'left' },
    building: msg`A tall, narrow house in a lane near the railway station. The ground floor is grey granite, the door is steel and glass.`,
    access: msg`Come in from the lane, not from the main road. The keypad is on a steel post left of the door.`,
    entrance: msg`The lift is opposite the door and waits with its doors open: press the button for your floor. Deliveries are left on the shelf.`,
    apartment: msg`The door locks by itself. The ventilation runs day and night; its panel is beside the bed. The bins are on the lower floor.`,
  },
];

export const londonHol128: Guide = [
  {
    number: null,
    look: { wall: 'brick', roof: 'flat', floors: 3, door: 'single', leaf: 'grey', number: 'above', keypad: 'right' },
    building: msg`A brick house with shops below and apartments above. Your door is grey and stands between the bakery and the chemist.`,
    access: msg`The keypad is on the right, under the lamp. Type your code, pull the handle towards you once, then push.`,
    entrance: msg`The stairs begin right behind the door; the lift is on the first landing. Please pull the street door shut behind you.`,
    apartment: msg`Your apartment number is on the door frame. The door locks by itself. The road is busy: close the inner window for a quiet night.`,
  },
];

export const londonPhi27: Guide = [
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
    entrance: msg`The lift is behind the mirrored wall on the right. LG is below the street, G is the floor you came in on.`,
    apartment: msg`Your door has a lever handle: press it down after the click. The door locks by itself. The garden is closed from 22:00.`,
  },
];

export const londonWs75: Guide = [
  {
    number: null,
    look: { wall: 'brown', roof: 'flat', floors: 3, door: 'single', leaf: 'blue', number: 'above', keypad: 'right' },
    building: msg`A brown-brick Georgian terraced house with black railings. The street door is dark blue, with 75 in the window above.`,
    access: msg`Two steps lead up to the door. The keypad is on the right of the frame: type your code and push.`,
    entrance: msg`The lift is behind the staircase. G is the ground floor, 1 is one flight up. Neighbours live and work here, so please keep the noise down.`,
    apartment: msg`The door locks by itself. Sockets take three-pin plugs; you will find an adapter in the top kitchen drawer. The heating panel is in the hall.`,
  },
];

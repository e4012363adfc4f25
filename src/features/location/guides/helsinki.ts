import { msg } from '@lingui/core/macro';

import type { Guide } from './guide.ts';

// From the street to the apartment, as the guest meets it (R3-52, R3-54).

export const helsinkiKas40: Guide = [
  {
    number: null,
    look: {
      wall: 'yellow',
      roof: 'mansard',
      floors: 4,
      firstFloor: 2,
      door: 'arched',
      leaf: 'oak',
      number: 'above',
      keypad: 'right',
    },
    building: msg`A pale yellow Art Nouveau house halfway along the block, with a dark oak door. The number 40 is lit above it.`,
    access: msg`The keypad is to the right of the street door, at shoulder height. Type your code, wait for the click, and pull the door.`,
    entrance: msg`Go up three steps: the lift is straight ahead. The ground floor counts as 1. Please keep the stairwell quiet from 22:00.`,
    apartment: msg`Your apartment number is on the wall beside the door. The door locks by itself, so take your phone with you. The heating dial is under the window.`,
  },
];

export const helsinkiKru4: Guide = [
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
    apartment: msg`When the lock clicks, turn the round handle to the right. The door locks by itself. Quiet hours are 22:00 to 07:00.`,
  },
];

export const helsinkiPun4: Guide = [
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
    access: msg`The keypad is on the brickwork, to the right of the door. After your code you have five seconds to pull the door open.`,
    entrance: msg`Walk through the hall into the courtyard: stairwell B is straight ahead, with the lift inside. Voices carry here, so please keep yours low.`,
    apartment: msg`There are two apartments on each floor, with the numbers on the doors. The door locks by itself. Setting 3 on the radiator is about 21 degrees.`,
  },
];

export const helsinkiVi05: Guide = [
  {
    number: null,
    look: {
      wall: 'stone',
      roof: 'flat',
      floors: 5,
      firstFloor: 2,
      door: 'glass',
      leaf: 'steel',
      number: 'above',
      keypad: 'left',
      feature: 'canopy',
    },
    building: msg`A broad house of light stone, two minutes from the railway station. Look for the metal canopy with a white 5.`,
    access: msg`The keypad is left of the glass doors. They slide open after your code and close by themselves.`,
    entrance: msg`Two lifts are behind the letterboxes. The stairs are behind the grey door between them. The light comes on as you walk.`,
    apartment: msg`From the lift, low numbers are on the left and high ones on the right. The door locks by itself. The windows tilt for fresh air.`,
  },
];

export const helsinkiVu12: Guide = [
  {
    number: null,
    look: {
      wall: 'white',
      roof: 'flat',
      floors: 6,
      firstFloor: 3,
      door: 'single',
      leaf: 'grey',
      number: 'above',
      keypad: 'right',
    },
    building: msg`A white seven-storey house on a steep street. The entrance is on the uphill side, beside the bicycle stands.`,
    access: msg`The keypad is inside the porch, on the right wall. Type your code and push hard: the door is heavy.`,
    entrance: msg`Because of the hill you come in on floor 2. The lift is on the right. Please carry bags on the stairs; do not roll them.`,
    apartment: msg`The apartment door opens inwards and locks by itself. The thermostat is beside the bathroom. Quiet hours are 22:00 to 07:00.`,
  },
];

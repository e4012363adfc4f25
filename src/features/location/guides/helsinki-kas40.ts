import { msg } from '@lingui/core/macro';

import type { Guide } from './guide.ts';

/** helsinkiKas40 (R3-52, R3-54). */
export const guide: Guide = [
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
    entrance: msg`Three steps up, the lift is straight ahead. The street floor counts as 1. Please keep the stairwell quiet from 22:00.`,
    apartment: msg`Your number is on the wall beside the door. The door locks by itself, so take your phone along. The heating dial is under the window.`,
  },
];

import { msg } from '@lingui/core/macro';

import type { Guide } from './guide.ts';

/** helsinkiVi05 (R3-52, R3-54). */
export const guide: Guide = [
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
    entrance: msg`Two lifts are behind the post boxes. The stairs are behind the grey door between them. The light comes on as you walk.`,
    apartment: msg`From the lift, low numbers are on the left and high ones on the right. The door locks by itself. The windows tilt for fresh air.`,
  },
];

import { msg } from '@lingui/core/macro';

import type { Guide } from './guide.ts';

/** tallinnT49 (R3-52, R3-54). */
export const guide: Guide = [
  {
    number: null,
    look: {
      wall: 'timber',
      roof: 'flat',
      floors: 4,
      firstFloor: 2,
      door: 'glass',
      leaf: 'steel',
      number: 'beside',
      keypad: null,
    },
    building: msg`A modern house of glass and dark timber on the main road. The number 49 is on a steel post by the pavement.`,
    access: msg`Your door faces the courtyard, not the road: go through the gate left of the shop. The keypad is beside that door.`,
    entrance: msg`The lift is on the left, the stairs on the right. The street floor counts as 1. Please close the courtyard gate behind you.`,
    apartment: msg`The door locks by itself when it falls shut. The floor is heated: allow it an hour to warm up. Quiet hours are 23:00 to 7:00.`,
  },
];

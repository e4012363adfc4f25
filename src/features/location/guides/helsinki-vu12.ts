import { msg } from '@lingui/core/macro';

import type { Guide } from './guide.ts';

/** helsinkiVu12 (R3-52, R3-54). */
export const guide: Guide = [
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
    apartment: msg`The apartment door opens inwards and locks by itself. The thermostat is beside the bathroom. Quiet hours are 22:00 to 7:00.`,
  },
];

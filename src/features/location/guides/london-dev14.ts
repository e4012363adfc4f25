import { msg } from '@lingui/core/macro';

import type { Guide } from './guide.ts';

/** londonDev14 (R3-52, R3-54). */
export const guide: Guide = [
  {
    number: null,
    look: { wall: 'granite', roof: 'flat', floors: 5, door: 'glass', leaf: 'steel', number: 'above', keypad: 'left' },
    building: msg`A tall, narrow house in a lane near the railway station. The ground floor is grey granite, the door is steel and glass.`,
    access: msg`Come in from the lane, not from the main road. The keypad is on a steel post left of the door.`,
    entrance: msg`The lift is opposite the door. It waits with open doors: press your floor. Deliveries wait on the shelf.`,
    apartment: msg`The door locks by itself. The air runs day and night; its panel is beside the bed. The bins are on the lower floor.`,
  },
];

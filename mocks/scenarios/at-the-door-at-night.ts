import { stay, under } from './scenario.ts';

/** A file of one scenario: the backend finds it in this folder by its export. */
export const situation = under(
  'Doors, keys and the building',
  stay('at-the-door-at-night', {
    title: 'At the door at two in the morning, with slow responses',
    sees: 'Each door with its code, and help that works offline; a door that opens online says so until it is open.',
    covers: 'R4-11 R4-61 S41',
    page: '/access',
    hour: '02:00',
    startsIn: -1,
    faults: [{ kind: 'delay', delayMs: 2000 }],
  }),
);

import { stay, under } from './scenario.ts';

/** A file of one scenario: the backend finds it in this folder by its export. */
export const situation = under(
  'Doors, keys and the house',
  stay('at-the-door-at-night', {
    title: 'At the door at two at night, on a slow line',
    sees: 'Each door with its code, and with help that needs no line; a door that opens online says so until it is open.',
    serves: 'R4-11 R4-61 S41',
    page: '/access',
    hour: '02:00',
    startsIn: -1,
    faults: [{ kind: 'delay', delayMs: 2000 }],
  }),
);

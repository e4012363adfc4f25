import { msg } from '@lingui/core/macro';

import type { GuideCode } from '#domain/property/property.ts';

import type { Guide } from './guide.ts';
import { helsinkiKas40, helsinkiKru4, helsinkiPun4, helsinkiVi05, helsinkiVu12 } from './helsinki.ts';
import { londonCh65, londonCh73, londonDev14, londonHol128, londonPhi27, londonWs75 } from './london.ts';

// From the street to the apartment, as the guest meets it (R3-52, R3-54).

const amsterdamPap4: Guide = [
  {
    number: null,
    look: { wall: 'brick', roof: 'gable', floors: 1, door: 'double', leaf: 'black', number: 'beside', keypad: 'right' },
    building: msg`A low brick warehouse by the water, with black window frames. A white 4 is painted on the wall by the door.`,
    access: msg`Walk past the bicycles to the far end. The keypad is on the right of the black double door; only the right half opens.`,
    entrance: msg`The lift is at the end of the corridor. The ground floor counts as 0. Please leave bicycles in the racks outside.`,
    apartment: msg`Your apartment number is on the floor in front of your door. The door locks by itself. The hob is electric; the key symbol is the child lock.`,
  },
];

const stockholmKam5: Guide = [
  {
    number: null,
    look: { wall: 'yellow', roof: 'mansard', floors: 3, door: 'single', leaf: 'oak', number: 'above', keypad: 'left' },
    building: msg`An ochre plaster house on a grey stone base. The wooden door has a small round window and a 5 above it.`,
    access: msg`The keypad is on the left of the door, under the bell panel. Beyond the hall is a glass door: the same code opens it.`,
    entrance: msg`The lift is small: send the bags first, or take the stairs around it. Please keep the stairwell quiet from 22:00.`,
    apartment: msg`The door locks by itself. Please take your shoes off inside: the wooden floor is old. The radiators warm up slowly; the dial is on the side.`,
  },
];

const tallinnT49: Guide = [
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
    entrance: msg`The lift is on the left, the stairs on the right. The ground floor counts as 1. Please close the courtyard gate behind you.`,
    apartment: msg`The door locks by itself when it swings shut. The floor is heated: allow it an hour to warm up. Quiet hours are 23:00 to 07:00.`,
  },
];

/** The guide of each property that has one; the compiler refuses a code without one (R3-52). */
export const GUIDES: Readonly<Record<GuideCode, Guide>> = {
  helsinkiKas40,
  helsinkiKru4,
  helsinkiPun4,
  helsinkiVi05,
  helsinkiVu12,
  londonCh65,
  londonCh73,
  londonDev14,
  londonHol128,
  londonPhi27,
  londonWs75,
  amsterdamPap4,
  stockholmKam5,
  tallinnT49,
};

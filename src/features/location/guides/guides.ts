import type { GuideCode } from '#domain/property/property-code.ts';

import type { Guide } from './guide.ts';
import { helsinkiKas40, helsinkiKru4, helsinkiPun4, helsinkiVi05, helsinkiVu12 } from './helsinki.ts';
import { londonCh65, londonCh73, londonDev14, londonHol128, londonPhi27, londonWs75 } from './london.ts';
import { amsterdamPap4, stockholmKam5, tallinnT49 } from './other-cities.ts';

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

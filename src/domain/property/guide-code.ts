import { oneOfOr } from '#lib/wire.ts';

import type { PropertyCode } from './property-code.ts';

/** Properties that have an access guide, spelt as the specification spells them (R3-52). */
export const GUIDE_CODES = [
  'londonWs75',
  'londonCh73',
  'londonCh65',
  'londonPhi27',
  'londonDev14',
  'londonHol128',
  'helsinkiKru4',
  'helsinkiPun4',
  'tallinnT49',
  'amsterdamPap4',
  'helsinkiKas40',
  'stockholmKam5',
  'helsinkiVi05',
  'helsinkiVu12',
] as const;

export type GuideCode = (typeof GUIDE_CODES)[number];

/** The guide of a property: its slug in camel case, null for a property without one (R3-56). */
export const guideCodeOf = (code: PropertyCode | 'unknown'): GuideCode | null =>
  oneOfOr(
    GUIDE_CODES,
    code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    null,
  );

import { describe, expect, test } from 'vitest';

import type { GuideCode, PropertyCode } from './property.ts';
import { GUIDE_CODES, PROPERTY_CODES, guideCodeOf } from './property.ts';

const WITH_GUIDE: readonly [PropertyCode, GuideCode][] = [
  ['london-ws75', 'londonWs75'],
  ['london-ch73', 'londonCh73'],
  ['london-ch65', 'londonCh65'],
  ['london-phi27', 'londonPhi27'],
  ['london-dev14', 'londonDev14'],
  ['london-hol128', 'londonHol128'],
  ['helsinki-kru4', 'helsinkiKru4'],
  ['helsinki-pun4', 'helsinkiPun4'],
  ['tallinn-t49', 'tallinnT49'],
  ['amsterdam-pap4', 'amsterdamPap4'],
  ['helsinki-kas40', 'helsinkiKas40'],
  ['stockholm-kam5', 'stockholmKam5'],
  ['helsinki-vi05', 'helsinkiVi05'],
  ['helsinki-vu12', 'helsinkiVu12'],
];

describe('the guide code is the slug in camel case (R3-52, R3-56)', () => {
  test.each(WITH_GUIDE)('%s has the guide %s', (code, guide) => {
    expect(guideCodeOf(code)).toBe(guide);
  });

  test.each(['berlin-tor88', 'amsterdam-mid2', 'tallinn-pik19', 'unknown'] as const)('%s has none', (code) => {
    expect(guideCodeOf(code)).toBeNull();
  });

  test('each of the fourteen guides belongs to exactly one property', () => {
    expect(
      PROPERTY_CODES.map(guideCodeOf)
        .filter((guide) => guide !== null)
        .toSorted(),
    ).toEqual(GUIDE_CODES.toSorted());
    expect(GUIDE_CODES).toHaveLength(14);
  });
});

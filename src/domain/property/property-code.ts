import { oneOfOr } from '#lib/wire.ts';

/**
 * Location codes, city plus building (R3-49). The specification prints seventeen;
 * the others are samples, so that each of its nineteen cities has one (R3-55).
 */
export const PROPERTY_CODES = [
  'amsterdam-mid2',
  'amsterdam-pap4',
  'amsterdam-pri18',
  'athens-erm12',
  'athens-pla7',
  'berlin-kop5',
  'berlin-tor88',
  'bonn-mar3',
  'copenhagen-nyh21',
  'copenhagen-ves9',
  'florence-cal6',
  'freising-obe4',
  'helsinki-kas40',
  'helsinki-kru4',
  'helsinki-pun4',
  'helsinki-vi05',
  'helsinki-vu12',
  'london-ch65',
  'london-ch73',
  'london-dev14',
  'london-hol128',
  'london-phi27',
  'london-ws75',
  'lubeck-spe12',
  'madrid-alc30',
  'madrid-gra14',
  'milan-bre8',
  'milan-nav3',
  'munich-mar11',
  'munich-sen25',
  'oslo-kar15',
  'oslo-the2',
  'parnu-ruu10',
  'stockholm-kam5',
  'stockholm-vas33',
  'tallinn-pik19',
  'tallinn-t49',
  'tartu-rae6',
  'turku-aur14',
  'turku-lin2',
] as const;

export type PropertyCode = (typeof PROPERTY_CODES)[number];

/** The code of a property, or 'unknown' for one this build has never heard of (R3-49). */
export const asPropertyCode = (key: string): PropertyCode | 'unknown' => oneOfOr(PROPERTY_CODES, key, 'unknown');

/** How the floors of a building are called: that of the street door, and that of the guest's apartment. */
interface Floors {
  readonly street: string;
  readonly unit: string;
}

/** Five storeys or more, with the street floor counted as 1, as in Finland, Sweden and Estonia. */
const TALL: Floors = { street: '1', unit: '4' };

/** Three storeys above the street floor, which has the letter G. */
const IN_LONDON: Floors = { street: 'G', unit: '3' };

/** Buildings whose guide says how floors are counted, or that are too low for a fourth floor. */
const FLOORS: Readonly<Record<string, Floors>> = {
  'amsterdam-pap4': { street: '0', unit: '1' },
  'helsinki-vu12': { street: '2', unit: '4' },
  'london-ch65': IN_LONDON,
  'london-ch73': IN_LONDON,
  'london-dev14': { street: 'G', unit: '4' },
  'london-hol128': IN_LONDON,
  'london-phi27': IN_LONDON,
  'london-ws75': IN_LONDON,
};

/** The floors of a property, as its guide in the app counts them. */
export const floorsOf = (key: string): Floors => FLOORS[key] ?? TALL;

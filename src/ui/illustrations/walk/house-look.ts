/** What a guest sees of a building from the street. The building's guide names it, the facade draws it. */
export interface HouseLook {
  readonly wall: 'yellow' | 'white' | 'stone' | 'brick' | 'brown' | 'granite' | 'timber';
  readonly roof: 'flat' | 'gable' | 'mansard';
  /** Storeys above the street door that are drawn. */
  readonly floors: number;
  /** The number of the lowest of them, where it is not 1: in Finland the street floor counts as 1. */
  readonly firstFloor?: number;
  readonly door: 'arched' | 'double' | 'single' | 'glass';
  readonly leaf: 'oak' | 'black' | 'green' | 'red' | 'blue' | 'grey' | 'steel';
  /** Where the number is: over the door, or on the wall beside it. */
  readonly number: 'above' | 'beside';
  /** Which side of the door the keypad is on; null where the guide does not say. */
  readonly keypad: 'left' | 'right' | null;
  /** What else marks the door. */
  readonly mark?: 'pillars' | 'trees' | 'canopy';
}

/** A building without a guide: no building in particular. */
export const ANY_HOUSE: HouseLook = {
  wall: 'stone',
  roof: 'mansard',
  floors: 3,
  door: 'single',
  leaf: 'green',
  number: 'above',
  keypad: null,
};

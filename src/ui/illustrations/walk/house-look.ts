/** What a guest sees of a building from the street: the guide of a building states it, `EntranceScene` draws it. */
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
  /** What else distinguishes the door. */
  readonly feature?: 'pillars' | 'trees' | 'canopy';
}

/** A typical building, for those without a guide. */
export const ANY_HOUSE: HouseLook = {
  wall: 'stone',
  roof: 'mansard',
  floors: 3,
  door: 'single',
  leaf: 'green',
  number: 'above',
  keypad: null,
};

/** The colours of plaster and brick by day. A guest recognises the house by them, so no brand changes them. */
const PLASTER: Record<HouseLook['wall'], string> = {
  yellow: '#f2d488',
  white: '#dfe0da',
  stone: '#a8a695',
  brick: '#b5573c',
  brown: '#8a5a42',
  granite: '#7f8890',
  timber: '#7a6a58',
};
const WOOD: Record<HouseLook['leaf'], string> = {
  oak: '#7d4f26',
  black: '#20242a',
  green: '#3f8a5a',
  red: '#a13a34',
  blue: '#3b62a3',
  grey: '#8b9298',
  steel: '#a9b6c0',
};

const mixBy = (one: string, share: string, other: string): string => `color-mix(in oklab, ${one} ${share}, ${other})`;
const mix = (one: string, percent: number, other: string): string => mixBy(one, `${percent}%`, other);

/** The colour that shades every wall, by the hour; by default that of the night. */
const NIGHT = 'var(--wall-shade, #17120f)';

/** A wall in the light of a lamp, and further away from it. */
export const wallOf = (wall: HouseLook['wall']): { readonly near: string; readonly far: string } => ({
  near: mixBy(PLASTER[wall], 'var(--wall-near, 66%)', NIGHT),
  far: mixBy(PLASTER[wall], 'var(--wall-far, 46%)', NIGHT),
});

/** The wood of a door, its panels, and the edges of these. */
export const woodOf = (leaf: HouseLook['leaf']): { readonly face: string; readonly edge: string } => ({
  face: mixBy(WOOD[leaf], 'var(--wall-near, 70%)', NIGHT),
  edge: mix(WOOD[leaf], 60, 'var(--edge)'),
});

/** Indoors: walls, the lit room behind a door, floors. */
export const INDOORS = mix('var(--sky)', 62, 'var(--build-1)');
export const INDOORS_LOW = mix('var(--sky)', 70, 'var(--build-3)');
export const RAIL = mix('var(--edge)', 34, 'var(--sky)');
export const WARM = mix('var(--window)', 92, '#e08a3c');
export const WARM_LOW = mix('var(--window)', 52, 'var(--build-3)');
export const STEEL = mix('var(--edge)', 52, 'var(--sky)');
export const STEEL_LOW = mix('var(--edge)', 34, 'var(--sky)');
/** The brushed doors of an elevator, and their frame. */
export const PANEL = mix('var(--edge)', 58, 'var(--build-1)');
export const SHEEN = mix('var(--edge)', 76, 'var(--build-1)');
export const BRASS = mix('#c9a05a', 52, 'var(--build-3)');
export const DARK = mix('#000', 45, 'var(--build-3)');
export const PLATE = 'var(--ink)';
export const STREET = mix('var(--sky)', 40, 'var(--build-3)');
/** A lock's light: waiting, or opened. */
export const WAITING = '#e0a040';
export const YES = '#86d26f';

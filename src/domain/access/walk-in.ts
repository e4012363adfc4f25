import type { WayDoor } from './way-in.ts';

/** Where a guest is who is walked in: before a door, or in the room. */
export type WalkPlace =
  | {
      readonly at: 'door';
      readonly door: WayDoor;
      /** Counted from 1. */
      readonly number: number;
      readonly of: number;
      /** The door after this one; undefined before the last. */
      readonly next: WayDoor | undefined;
    }
  | { readonly at: 'inside'; readonly of: number };

/** The place of a step: step 1 is the first door, and the room comes after the last (R4-94). */
export function walkPlace(way: readonly WayDoor[], step: number): WalkPlace {
  const door = way[step - 1];
  if (door === undefined) return { at: 'inside', of: way.length };
  return { at: 'door', door, number: step, of: way.length, next: way[step] };
}

/** No building has more doors than this between the street and the bed. */
const MOST_STEPS = 20;

/** The step that an address names, counted from 1; undefined for anything else (R2-163). */
export function asWalkStep(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^[1-9]\d?$/.test(value)) return undefined;
  const step = Number(value);
  return step <= MOST_STEPS ? step : undefined;
}

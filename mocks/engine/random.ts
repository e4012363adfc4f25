const STEP = 0x6d2b79f5;

/** Numbers from 0 to 1 that a seed decides, from the one after `drawn` others on (mulberry32). */
export function randomOf(seed: number, drawn = 0): () => number {
  let state = (seed + Math.imul(drawn, STEP)) >>> 0;
  return () => {
    state = (state + STEP) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

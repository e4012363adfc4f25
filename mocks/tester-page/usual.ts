import type { USUAL_FAULT } from '../engine/usual-fault.ts';

// The page loads files of its folder only. The type holds each value to the engine's.
const USUAL: typeof USUAL_FAULT = {
  after: 0,
  chance: 1,
  seed: 1,
  status: 500,
  code: 'INTERNAL_ERROR',
  delayMs: 3000,
  how: 'page',
  calls: 5,
  perMs: 60_000,
};

/** A fault without the members that every fault has, as a tester writes it. */
export const withoutUsual = (fault: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fault).filter(([name, value]) => value !== (USUAL as Readonly<Record<string, unknown>>)[name]),
  );

import { USUAL_FAULT } from '../engine/fault-defaults.ts';

/** A fault without the members that every fault has, as a tester writes it. */
export const withoutUsual = (fault: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fault).filter(([name, value]) => value !== (USUAL_FAULT as Readonly<Record<string, unknown>>)[name]),
  );

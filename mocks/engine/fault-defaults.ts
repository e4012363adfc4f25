// The testers' page loads this file too, so it must not import anything.

/** The kinds of faults. The first two only delay a call; later faults still apply to it. */
export const FAULT_KINDS = [
  'delay',
  'hold',
  'status',
  'rate-limit',
  'network',
  'timeout',
  'malformed',
  'empty',
  'commit-then-drop',
] as const;

/** Default values of a fault's members. */
export const DEFAULT_FAULT = {
  after: 0,
  chance: 1,
  seed: 1,
  status: 500,
  code: 'INTERNAL_ERROR',
  delayMs: 3000,
  how: 'page',
  calls: 5,
  perMs: 60_000,
} as const;

/** A fault without the members that have their default values. */
export const withoutDefaults = (fault: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fault).filter(
      ([name, value]) => value !== (DEFAULT_FAULT as Readonly<Record<string, unknown>>)[name],
    ),
  );

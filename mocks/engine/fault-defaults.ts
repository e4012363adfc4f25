// The page of testers runs this file too: it imports nothing.

/** What goes wrong. The first two only wait, then the call goes on to the next fault. */
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

/** What a fault has unless it says otherwise. */
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

/** A fault without the members that every fault has, as a tester writes it. */
export const withoutDefaults = (fault: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fault).filter(
      ([name, value]) => value !== (DEFAULT_FAULT as Readonly<Record<string, unknown>>)[name],
    ),
  );

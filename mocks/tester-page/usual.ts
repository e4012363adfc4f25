/** What a fault has unless it says otherwise. */
const USUAL: Readonly<Record<string, unknown>> = {
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
  Object.fromEntries(Object.entries(fault).filter(([name, value]) => value !== USUAL[name]));

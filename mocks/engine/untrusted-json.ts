import { invalid } from './http-error.ts';

const MOST_LEVELS = 20;
/** Members that would change what every object of the page inherits. */
const REFUSED = new Set(['__proto__', 'constructor', 'prototype']);

function check(value: unknown, path: string, levels: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (levels > MOST_LEVELS) throw invalid(path, `is deeper than ${MOST_LEVELS} levels`);
  for (const [key, member] of Object.entries(value)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (REFUSED.has(key)) throw invalid(here, 'is a name that is not allowed');
    check(member, here, levels + 1);
  }
}

/** Refuses parsed JSON that is too deep or could poison an object; throws a 400 that says where. */
export const refuseHostile = (value: unknown): void => check(value, '', 1);

import { nowInstant } from '#lib/clock.ts';
import { shift } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

/** That the server has asked this device to wait before it calls an operation again. */
export interface AskedToWait {
  /** When it may call again; undefined where the server did not say. */
  readonly until: Instant | undefined;
}

const asked = new Map<string, AskedToWait>();

/** Keeps whether the last answer to an operation was that there were too many calls, with the wait in milliseconds. */
export function keepAskedToWait(operation: string, status: number, retryAfterMs: number | undefined): void {
  const isAsked = status === 429 || (status === 503 && retryAfterMs !== undefined);
  if (!isAsked) asked.delete(operation);
  else asked.set(operation, { until: retryAfterMs === undefined ? undefined : shift(nowInstant(), retryAfterMs) });
}

/** What the last answer to an operation asked for; undefined where it was another one. */
export const askedToWait = (operation: string): AskedToWait | undefined => asked.get(operation);

/**
 * How long an answer asks to wait, in milliseconds: by its header, in seconds or as a date on the server's own clock, else
 * by the body of the contract. Undefined where it does not say.
 */
export function retryAfterOf(headers: Readonly<Record<string, string | undefined>>, data: unknown): number | undefined {
  const header = headers['retry-after']?.trim() ?? '';
  const inBody = typeof data === 'object' && data !== null && 'retryAfterSeconds' in data ? data.retryAfterSeconds : '';
  const isDate = /[a-z]/i.test(header);
  const seconds = header === '' ? Number(inBody || NaN) : Number(header);
  const ms = isDate ? Date.parse(header) - Date.parse(headers['date'] ?? '') : seconds * 1000;
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

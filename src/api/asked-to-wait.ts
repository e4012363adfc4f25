import { nowInstant } from '#lib/clock.ts';
import { shift } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

/** The server's request to wait before calling an operation again. */
export interface AskedToWait {
  /** When it may be called again; undefined if the server did not say. */
  readonly until: Instant | undefined;
}

const asked = new Map<string, AskedToWait>();

/** Records whether the last answer to an operation asked to wait: 429, or 503 with a delay (in milliseconds). */
export function recordAskedToWait(operation: string, status: number, retryAfterMs: number | undefined): void {
  const isAsked = status === 429 || (status === 503 && retryAfterMs !== undefined);
  if (!isAsked) asked.delete(operation);
  else asked.set(operation, { until: retryAfterMs === undefined ? undefined : shift(nowInstant(), retryAfterMs) });
}

/** The wait requested by the last answer to an operation; undefined if it requested none. */
export const askedToWait = (operation: string): AskedToWait | undefined => asked.get(operation);

/**
 * The delay that an answer asks for, in milliseconds: from its header, in seconds or as a date on the server's clock,
 * else from the body. Undefined if it does not say.
 */
export function retryAfterOf(headers: Readonly<Record<string, string | undefined>>, data: unknown): number | undefined {
  const header = headers['retry-after']?.trim() ?? '';
  const inBody = typeof data === 'object' && data !== null && 'retryAfterSeconds' in data ? data.retryAfterSeconds : '';
  const isDate = /[a-z]/i.test(header);
  const seconds = header === '' ? Number(inBody || NaN) : Number(header);
  const ms = isDate ? Date.parse(header) - Date.parse(headers['date'] ?? '') : seconds * 1000;
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

import type { Instant } from '#lib/time.ts';

import { isBefore, shift, toInstant } from '#lib/time.ts';

/** A login: the token as the server gave it, and until when it counts. */
export interface AccessToken {
  readonly value: string;
  readonly expiresAt: Instant;
  /** Set when the server names a start. */
  readonly startsAt?: Instant;
}

/** How far the clocks of the servers may differ. */
const LEEWAY_MS = 60_000;

/** The last second an instant can name. */
const LAST_SECOND = Date.parse('9999-12-31T23:59:59Z') / 1000;

/** The claims of a token's middle part, or undefined when they cannot be read. */
function claimsOf(part: string): Record<string, unknown> | undefined {
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? { ...claims } : undefined;
  } catch {
    return undefined;
  }
}

/** The instant of a claim in seconds; undefined for what is no time. */
const instantOf = (claim: unknown): Instant | undefined =>
  typeof claim === 'number' && Number.isFinite(claim) && claim >= 0
    ? toInstant(Math.min(Math.floor(claim), LAST_SECOND) * 1000)
    : undefined;

/** Reads a token of three parts with a numeric `exp`, in seconds, whether it has passed or not (R5-18). */
export function readAccessToken(value: string): AccessToken | 'malformed' {
  const parts = value.split('.');
  const [, payload = ''] = parts;
  if (parts.length !== 3 || parts.some((part) => !/^[\w-]+$/.test(part))) return 'malformed';
  const { exp, nbf } = claimsOf(payload) ?? {};
  const expiresAt = instantOf(exp);
  if (expiresAt === undefined) return 'malformed';
  const startsAt = instantOf(nbf);
  return { value, expiresAt, ...(startsAt && { startsAt }) };
}

/** Whether a token counts at `now`: until its expiry (R4-44). */
export const countsAt = ({ expiresAt }: AccessToken, now: Instant): boolean => isBefore(now, expiresAt);

/** Reads a token that must count at `now`; anything else says what is wrong (R5-18, R4-44, S10). */
export function parseAccessToken(value: string, now: Instant): AccessToken | 'malformed' | 'expired' | 'early' {
  const token = readAccessToken(value);
  if (token === 'malformed') return token;
  if (token.startsAt !== undefined && isBefore(shift(now, LEEWAY_MS), token.startsAt)) return 'early';
  return countsAt(token, now) ? token : 'expired';
}

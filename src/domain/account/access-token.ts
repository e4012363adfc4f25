import type { Instant } from '#lib/time.ts';

import { isBefore, shift, toInstant } from '#lib/time.ts';

/** A login: the token as received, and until when it is valid. */
export interface AccessToken {
  readonly value: string;
  readonly expiresAt: Instant;
  /** Set if the token has a start time. */
  readonly startsAt?: Instant;
}

/** The permitted difference between the clocks of the servers. */
const LEEWAY_MS = 60_000;

/** The latest second that an instant can represent. */
const LAST_SECOND = Date.parse('9999-12-31T23:59:59Z') / 1000;

/** The claims in the middle part of a token; undefined if they cannot be read. */
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

/** The instant of a claim in seconds; undefined if it is not a valid time. */
const instantOf = (claim: unknown): Instant | undefined =>
  typeof claim === 'number' && Number.isFinite(claim) && claim >= 0
    ? toInstant(Math.min(Math.floor(claim), LAST_SECOND) * 1000)
    : undefined;

/** Reads a token of three parts with a numeric `exp` in seconds, even if it has expired (R5-18). */
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

/** Whether a token is valid at `now`, before its expiry (R4-44). */
export const isValidAt = ({ expiresAt }: AccessToken, now: Instant): boolean => isBefore(now, expiresAt);

/** Reads a token that must be valid at `now`; otherwise returns the reason (R5-18, R4-44, S10). */
export function parseAccessToken(value: string, now: Instant): AccessToken | 'malformed' | 'expired' | 'early' {
  const token = readAccessToken(value);
  if (token === 'malformed') return token;
  if (token.startsAt !== undefined && isBefore(shift(now, LEEWAY_MS), token.startsAt)) return 'early';
  return isValidAt(token, now) ? token : 'expired';
}

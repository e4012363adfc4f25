import * as z from 'zod/mini';

import { OTP_LIFETIME_MS, OTP_RESEND_AFTER_MS } from '#config/constants.ts';
import { StoredInstant, parseStored } from '#domain/stored.ts';
import type { Instant } from '#lib/time.ts';
import { toMs } from '#lib/time.ts';

const CodeSent = z.object({
  email: z.string().check(z.minLength(1)),
  idempotencyKey: z.string().check(z.minLength(1)),
  at: StoredInstant,
});

/** A one-time code that was sent to an address. */
export type CodeSent = Readonly<z.infer<typeof CodeSent>>;

/** The pages that request a code and wait for it. */
export type CodePage = 'login' | 'signup';

/** A code request as stored in the tab, with the page that made it. */
const StoredCode = z.object({ page: z.enum(['login', 'signup'] satisfies CodePage[]), sent: CodeSent });

/** Serialises a code request for storage. */
export const codeToStore = (page: CodePage, sent: CodeSent): string =>
  JSON.stringify({ page, sent } satisfies z.infer<typeof StoredCode>);

/** Reads a stored code request; undefined for one of another page, or one that has expired. */
export function parseCodeSent(json: string | null, page: CodePage, now: Instant): CodeSent | undefined {
  const stored = parseStored(StoredCode, json);
  if (stored?.page !== page) return undefined;
  const age = toMs(now) - toMs(stored.sent.at);
  return age >= 0 && age < OTP_LIFETIME_MS ? stored.sent : undefined;
}

/** The time in milliseconds until a new code can be requested (R7-19). */
export const untilNextCode = ({ at }: Pick<CodeSent, 'at'>, now: Instant): number =>
  Math.min(toMs(at) + OTP_RESEND_AFTER_MS - toMs(now), OTP_RESEND_AFTER_MS);

const MAX_LENGTH = 2_048;

/** Characters that browsers remove or replace when parsing an address, which could disguise its target. */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\\s]/u;

/**
 * A stored address to return to after login, if it is safe: a path of this origin, known to the app, of at most 2,048
 * characters (R2-127, S32). Validate it at each use, because other scripts can write to the storage.
 */
export function safeTarget(raw: string | null, isPage: (pathname: string) => boolean): string | undefined {
  if (raw === null || raw.length > MAX_LENGTH || !/^\/(?![/])/.test(raw) || UNSAFE_CHARACTERS.test(raw))
    return undefined;
  const here = 'https://here.invalid';
  if (!URL.canParse(raw, here)) return undefined;
  const { origin, pathname, search } = new URL(raw, here);
  // The path as resolved by the browser must equal the given path: no dot segments, nothing encoded twice.
  if (origin !== here || pathname !== raw.split(/[?#]/)[0] || /%2f|%5c|%00|\/\//i.test(pathname)) return undefined;
  return isPage(pathname) ? pathname + search : undefined;
}

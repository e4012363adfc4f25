import type { Instant } from '#lib/time.ts';

import * as z from 'zod/mini';

import { OTP_LIFETIME_MS, OTP_RESEND_AFTER_MS } from '#config/constants.ts';
import { StoredInstant, parseStored } from '#domain/stored/stored.ts';
import { toMs } from '#lib/time.ts';

const CodeSent = z.object({
  email: z.string().check(z.minLength(1)),
  idempotencyKey: z.string().check(z.minLength(1)),
  at: StoredInstant,
});

/** A one-time code on its way to an address. */
export type CodeSent = Readonly<z.infer<typeof CodeSent>>;

/** The pages that ask for a code, and wait for it. */
export type CodePage = 'login' | 'signup';

/** What a tab keeps of it. */
const KeptCode = z.object({ page: z.enum(['login', 'signup'] satisfies CodePage[]), sent: CodeSent });

/** As text to be stored. */
export const codeToStore = (page: CodePage, sent: CodeSent): string =>
  JSON.stringify({ page, sent } satisfies z.infer<typeof KeptCode>);

/** Reads a stored one; one of another page, or too old to be entered, is none. */
export function parseCodeSent(json: string | null, page: CodePage, now: Instant): CodeSent | undefined {
  const kept = parseStored(KeptCode, json);
  if (kept?.page !== page) return undefined;
  const age = toMs(now) - toMs(kept.sent.at);
  return age >= 0 && age < OTP_LIFETIME_MS ? kept.sent : undefined;
}

/** How many milliseconds it takes until a new code can be asked for (R7-19). */
export const untilNextCode = ({ at }: Pick<CodeSent, 'at'>, now: Instant): number =>
  Math.min(toMs(at) + OTP_RESEND_AFTER_MS - toMs(now), OTP_RESEND_AFTER_MS);

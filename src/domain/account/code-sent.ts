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

/** Reads a stored one; one that is too old to be entered is none. */
export function parseCodeSent(json: string | null, now: Instant): CodeSent | undefined {
  const sent = parseStored(CodeSent, json);
  const age = sent === undefined ? NaN : toMs(now) - toMs(sent.at);
  return age >= 0 && age < OTP_LIFETIME_MS ? sent : undefined;
}

/** How many milliseconds it takes until a new code can be asked for (R7-19). */
export const untilNextCode = ({ at }: Pick<CodeSent, 'at'>, now: Instant): number =>
  Math.min(toMs(at) + OTP_RESEND_AFTER_MS - toMs(now), OTP_RESEND_AFTER_MS);

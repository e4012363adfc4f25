import { ApiError } from '#api/api-error.ts';
import { OTP_RESEND_AFTER_MS } from '#config/constants.ts';
import { toMs } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

/** A code on its way. */
export interface CodeSent {
  readonly email: string;
  readonly idempotencyKey: string;
  readonly at: Instant;
}

/** The guest's slip, not ours (R5-16, R8-34). */
export const isWrongCode = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'wrong-verification-code';

/** How long it takes until a new code can be asked for (R7-19). */
export const untilNextCode = ({ at }: Pick<CodeSent, 'at'>, now: Instant): number =>
  Math.min(toMs(at) + OTP_RESEND_AFTER_MS - toMs(now), OTP_RESEND_AFTER_MS);

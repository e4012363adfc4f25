/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const OtpStrategy = /*#__PURE__*/ zod.literal("otp")

export type OtpStrategy = zod.input<typeof OtpStrategy>;
export type OtpStrategyOutput = zod.output<typeof OtpStrategy>;

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const OtpChallenge = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.object({
  "idempotencyKey": /*#__PURE__*/ zod.string()
})
})

export type OtpChallenge = zod.input<typeof OtpChallenge>;
export type OtpChallengeOutput = zod.output<typeof OtpChallenge>;

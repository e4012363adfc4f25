/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';




export const OtpResend = /*#__PURE__*/ zod.lazy(() => zod.object({
  "email": /*#__PURE__*/ zod.email(),
  "idempotencyKey": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "turnstileToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "strategy": /*#__PURE__*/ zod.literal("otp")
}))

export type OtpResend = zod.input<typeof OtpResend>;

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

const otpLoginOtpRegExp = new RegExp('^[0-9]{4,8}$');

export const OtpLogin = /*#__PURE__*/ zod.lazy(() => zod.object({
  "email": /*#__PURE__*/ zod.email(),
  "otp": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(otpLoginOtpRegExp)),
  "strategy": /*#__PURE__*/ zod.literal("otp")
}))

export type OtpLogin = zod.input<typeof OtpLogin>;

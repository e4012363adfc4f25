/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

const authenticationRequestOneOtpRegExp = new RegExp('^[0-9]{4,8}$');




export const AuthenticationRequest = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email(),
  "otp": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(authenticationRequestOneOtpRegExp)),
  "strategy": /*#__PURE__*/ zod.literal("otp")
}),/*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email(),
  "idempotencyKey": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "turnstileToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "strategy": /*#__PURE__*/ zod.literal("otp")
}),/*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email(),
  "turnstileToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "strategy": /*#__PURE__*/ zod.literal("otp")
})])

export type AuthenticationRequest = zod.input<typeof AuthenticationRequest>;

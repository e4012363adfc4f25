/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const AuthenticationResult = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.object({
  "idempotencyKey": /*#__PURE__*/ zod.string()
})
}),/*#__PURE__*/ zod.object({
  "accessToken": /*#__PURE__*/ zod.string()
})])

export type AuthenticationResult = zod.input<typeof AuthenticationResult>;

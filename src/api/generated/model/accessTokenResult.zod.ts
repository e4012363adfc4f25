/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const AccessTokenResult = /*#__PURE__*/ zod.object({
  "accessToken": /*#__PURE__*/ zod.string()
})

export type AccessTokenResult = zod.input<typeof AccessTokenResult>;
export type AccessTokenResultOutput = zod.output<typeof AccessTokenResult>;

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const AccessKeyError = /*#__PURE__*/ zod.lazy(() => zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "availableAt": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
}))

export type AccessKeyError = zod.input<typeof AccessKeyError>;

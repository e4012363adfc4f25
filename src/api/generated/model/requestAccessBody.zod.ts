/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';




export const RequestAccessBody = /*#__PURE__*/ zod.lazy(() => zod.object({
  "propertyKeyId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
}))

export type RequestAccessBody = zod.input<typeof RequestAccessBody>;

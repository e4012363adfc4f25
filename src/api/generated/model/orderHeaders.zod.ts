/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';



export const OrderHeaders = /*#__PURE__*/ zod.lazy(() => zod.object({
  "x-slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
}))

export type OrderHeaders = zod.input<typeof OrderHeaders>;

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';



export const CustomProductsParams = /*#__PURE__*/ zod.lazy(() => zod.object({
  "propertyId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "$expand[]": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['productGroup'])))
}))

export type CustomProductsParams = zod.input<typeof CustomProductsParams>;

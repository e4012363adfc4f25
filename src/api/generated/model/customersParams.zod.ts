/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const CustomersParams = /*#__PURE__*/ zod.lazy(() => zod.object({
  "$expand[]": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['referralVoucherCodeMask'])))
}))

export type CustomersParams = zod.input<typeof CustomersParams>;

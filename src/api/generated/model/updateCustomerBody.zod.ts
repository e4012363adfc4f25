/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const UpdateCustomerBody = /*#__PURE__*/ zod.lazy(() => zod.object({
  "isMarketingConsentGiven": /*#__PURE__*/ zod.boolean()
}))

export type UpdateCustomerBody = zod.input<typeof UpdateCustomerBody>;

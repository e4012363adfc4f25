/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const FutureCustomerRewardsParams = /*#__PURE__*/ zod.lazy(() => zod.object({
  "newStructure": /*#__PURE__*/ zod.literal(true)
}))

export type FutureCustomerRewardsParams = zod.input<typeof FutureCustomerRewardsParams>;

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const CustomerUpdate = /*#__PURE__*/ zod.lazy(() => zod.object({
  "isMarketingConsentGiven": /*#__PURE__*/ zod.boolean()
}))

export type CustomerUpdate = zod.input<typeof CustomerUpdate>;

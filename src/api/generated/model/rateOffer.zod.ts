/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

const rateOfferNightsTotalMin = 0;


export const RateOffer = /*#__PURE__*/ zod.lazy(() => zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "totalPriceGross": /*#__PURE__*/ zod.number(),
  "totalPriceNet": /*#__PURE__*/ zod.number(),
  "nightsTotal": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rateOfferNightsTotalMin)),
  "pricePerNightGross": /*#__PURE__*/ zod.number(),
  "discountPricePerNightGross": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "currencyCode": /*#__PURE__*/ zod.string(),
  "voucherCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}))

export type RateOffer = zod.input<typeof RateOffer>;

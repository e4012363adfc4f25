/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

const rateOfferListTotalMin = 0;

const rateOfferListLimitMin = 0;

const rateOfferListSkipMin = 0;

const rateOfferListDataItemNightsTotalMin = 0;


export const RateOfferList = /*#__PURE__*/ zod.lazy(() => zod.object({
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rateOfferListTotalMin)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rateOfferListLimitMin)),
  "skip": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rateOfferListSkipMin)),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "totalPriceGross": /*#__PURE__*/ zod.number(),
  "totalPriceNet": /*#__PURE__*/ zod.number(),
  "nightsTotal": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rateOfferListDataItemNightsTotalMin)),
  "pricePerNightGross": /*#__PURE__*/ zod.number(),
  "discountPricePerNightGross": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "currencyCode": /*#__PURE__*/ zod.string(),
  "voucherCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}))
}))

export type RateOfferList = zod.input<typeof RateOfferList>;

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

const upgradeOptionNightsCountMin = 0;


export const UpgradeOption = /*#__PURE__*/ zod.lazy(() => zod.object({
  "productId": /*#__PURE__*/ zod.string(),
  "propertyUnitCategoryId": /*#__PURE__*/ zod.string(),
  "customerRewardId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "name": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "features": /*#__PURE__*/ zod.string(),
  "images": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string(),
  "sequenceNumber": /*#__PURE__*/ zod.int()
})),
  "nightsCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(upgradeOptionNightsCountMin)),
  "pricePerNightGross": /*#__PURE__*/ zod.number()
}))

export type UpgradeOption = zod.input<typeof UpgradeOption>;

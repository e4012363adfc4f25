/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

const productAvailabilityOneCleaningAllowanceMin = 0;

const productAvailabilityOneScheduledCleaningsCountMin = 0;

const productAvailabilityThreeOptionsItemNightsCountMin = 0;


export const ProductAvailability = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "productId": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.enum(['mid-stay-cleaning']),
  "timeslots": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.string(),
  "endDate": /*#__PURE__*/ zod.string(),
  "isAvailable": /*#__PURE__*/ zod.boolean()
})),
  "cleaningAllowance": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productAvailabilityOneCleaningAllowanceMin)),
  "scheduledCleaningsCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productAvailabilityOneScheduledCleaningsCountMin))
}),/*#__PURE__*/ zod.object({
  "productId": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.enum(['breakfast']),
  "timeslots": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.string(),
  "endDate": /*#__PURE__*/ zod.string(),
  "isAvailable": /*#__PURE__*/ zod.boolean()
}))
}),/*#__PURE__*/ zod.object({
  "productId": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.enum(['unit-category-upgrade']),
  "options": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
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
  "nightsCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productAvailabilityThreeOptionsItemNightsCountMin)),
  "pricePerNightGross": /*#__PURE__*/ zod.number()
}))
})])

export type ProductAvailability = zod.input<typeof ProductAvailability>;

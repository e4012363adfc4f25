/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';




const propertyUnitCategoryAvailabilityParamsChildrenCountMin = 0;


export const PropertyUnitCategoryAvailabilityParams = /*#__PURE__*/ zod.lazy(() => zod.object({
  "startDateLocal": /*#__PURE__*/ zod.iso.date(),
  "endDateLocal": /*#__PURE__*/ zod.iso.date(),
  "voucherCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "propertyUnitCategoryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "adultCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "childrenCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(propertyUnitCategoryAvailabilityParamsChildrenCountMin))
}))

export type PropertyUnitCategoryAvailabilityParams = zod.input<typeof PropertyUnitCategoryAvailabilityParams>;

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

const unitCategoryCapacityMin = 0;


export const UnitCategory = /*#__PURE__*/ zod.lazy(() => zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "propertyId": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string(),
  "capacity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(unitCategoryCapacityMin)),
  "description": /*#__PURE__*/ zod.string(),
  "features": /*#__PURE__*/ zod.string(),
  "images": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string(),
  "sequenceNumber": /*#__PURE__*/ zod.int()
})),
  "cmsSlug": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "sustainability": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "emissionsCo2ePerNight": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number())
}),/*#__PURE__*/ zod.null()]))
}))

export type UnitCategory = zod.input<typeof UnitCategory>;

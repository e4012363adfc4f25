/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

const productContentListTotalMin = 0;

const productContentListLimitMin = 0;

const productContentListSkipMin = 0;


export const ProductContentList = /*#__PURE__*/ zod.lazy(() => zod.object({
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productContentListTotalMin)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productContentListLimitMin)),
  "skip": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productContentListSkipMin)),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "propertyId": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string(),
  "partners": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "address": /*#__PURE__*/ zod.string(),
  "googleMapsUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "websiteUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "imageUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "tags": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "accessType": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "accessGuidelines": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
})))
}))
}))

export type ProductContentList = zod.input<typeof ProductContentList>;

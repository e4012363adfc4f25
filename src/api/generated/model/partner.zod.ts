/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const Partner = /*#__PURE__*/ zod.lazy(() => zod.object({
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
}))

export type Partner = zod.input<typeof Partner>;

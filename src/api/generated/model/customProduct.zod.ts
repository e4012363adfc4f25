/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const CustomProduct = /*#__PURE__*/ zod.lazy(() => zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "title": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "imageUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "logoUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "guidelines": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "price": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "isExactPrice": /*#__PURE__*/ zod.boolean(),
  "productType": /*#__PURE__*/ zod.string(),
  "kind": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "actionUrl": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "actionName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "dummyTitle": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "dummyMessage": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "isAvailable": /*#__PURE__*/ zod.boolean(),
  "productGroupId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "productGroup": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "key": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()]))
}))

export type CustomProduct = zod.input<typeof CustomProduct>;

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const Service = /*#__PURE__*/ zod.lazy(() => zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "products": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "serviceId": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string(),
  "chargeInterval": /*#__PURE__*/ zod.string(),
  "chargeMethod": /*#__PURE__*/ zod.string(),
  "priceGross": /*#__PURE__*/ zod.number(),
  "currency": /*#__PURE__*/ zod.string(),
  "customerRewardId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "group": /*#__PURE__*/ zod.string(),
  "isOrderable": /*#__PURE__*/ zod.boolean()
}))
}))

export type Service = zod.input<typeof Service>;

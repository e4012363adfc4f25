/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';


const orderItemInputCountMax = 99;


export const OrderItemInput = /*#__PURE__*/ zod.lazy(() => zod.object({
  "productId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "count": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderItemInputCountMax))),
  "consumptionDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "consumptionEndDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "customerRewardId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "propertyUnitCategoryId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
}))

export type OrderItemInput = zod.input<typeof OrderItemInput>;

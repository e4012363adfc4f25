/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';


export const orderItemsUpdateOrderItemsItemCountMax = 99;

export const orderItemsUpdateOrderItemsMax = 50;


export const OrderItemsUpdate = /*#__PURE__*/ zod.object({
  "orderItems": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "productId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "count": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderItemsUpdateOrderItemsItemCountMax))),
  "consumptionDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "consumptionEndDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "customerRewardId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "propertyUnitCategoryId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderItemsUpdateOrderItemsMax))
})

export type OrderItemsUpdate = zod.input<typeof OrderItemsUpdate>;
export type OrderItemsUpdateOutput = zod.output<typeof OrderItemsUpdate>;

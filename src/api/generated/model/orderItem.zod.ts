/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const OrderItem = /*#__PURE__*/ zod.lazy(() => zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "productId": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.string(),
  "consumptionDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "consumptionEndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "price": /*#__PURE__*/ zod.number(),
  "currencyCode": /*#__PURE__*/ zod.string(),
  "chargeInterval": /*#__PURE__*/ zod.string()
}))

export type OrderItem = zod.input<typeof OrderItem>;

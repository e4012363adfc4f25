/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';



export const OrderCustomProductBody = /*#__PURE__*/ zod.lazy(() => zod.object({
  "reservationId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
}))

export type OrderCustomProductBody = zod.input<typeof OrderCustomProductBody>;

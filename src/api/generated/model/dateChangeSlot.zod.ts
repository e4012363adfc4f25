/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const DateChangeSlot = /*#__PURE__*/ zod.lazy(() => zod.object({
  "type": /*#__PURE__*/ zod.string(),
  "productId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "timeslot": /*#__PURE__*/ zod.string(),
  "isAvailable": /*#__PURE__*/ zod.boolean()
}))

export type DateChangeSlot = zod.input<typeof DateChangeSlot>;

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const BreakfastAvailability = /*#__PURE__*/ zod.lazy(() => zod.object({
  "productId": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.enum(['breakfast']),
  "timeslots": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.string(),
  "endDate": /*#__PURE__*/ zod.string(),
  "isAvailable": /*#__PURE__*/ zod.boolean()
}))
}))

export type BreakfastAvailability = zod.input<typeof BreakfastAvailability>;

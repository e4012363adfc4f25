/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const ReservationProperty = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "city": /*#__PURE__*/ zod.string(),
  "timezone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "isWhiteLabel": /*#__PURE__*/ zod.boolean()
})

export type ReservationProperty = zod.input<typeof ReservationProperty>;
export type ReservationPropertyOutput = zod.output<typeof ReservationProperty>;

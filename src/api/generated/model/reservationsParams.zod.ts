/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const ReservationsParams = /*#__PURE__*/ zod.lazy(() => zod.object({
  "status[]": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['confirmed', 'started', 'canceled']))),
  "$expand[]": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['property', 'propertyUnitCategory']))),
  "endDate[$gte]": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
}))

export type ReservationsParams = zod.input<typeof ReservationsParams>;

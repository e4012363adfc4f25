/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const ReservationState = /*#__PURE__*/ zod.lazy(() => zod.object({
  "state": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "idVerificationState": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}))

export type ReservationState = zod.input<typeof ReservationState>;

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const Timeslot = /*#__PURE__*/ zod.lazy(() => zod.object({
  "startDate": /*#__PURE__*/ zod.string(),
  "endDate": /*#__PURE__*/ zod.string(),
  "isAvailable": /*#__PURE__*/ zod.boolean()
}))

export type Timeslot = zod.input<typeof Timeslot>;

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

const cleaningAvailabilityCleaningAllowanceMin = 0;

const cleaningAvailabilityScheduledCleaningsCountMin = 0;


export const CleaningAvailability = /*#__PURE__*/ zod.lazy(() => zod.object({
  "productId": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.enum(['mid-stay-cleaning']),
  "timeslots": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.string(),
  "endDate": /*#__PURE__*/ zod.string(),
  "isAvailable": /*#__PURE__*/ zod.boolean()
})),
  "cleaningAllowance": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cleaningAvailabilityCleaningAllowanceMin)),
  "scheduledCleaningsCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cleaningAvailabilityScheduledCleaningsCountMin))
}))

export type CleaningAvailability = zod.input<typeof CleaningAvailability>;

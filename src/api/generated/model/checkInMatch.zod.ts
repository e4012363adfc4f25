/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const CheckInMatch = /*#__PURE__*/ zod.lazy(() => zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "slug": /*#__PURE__*/ zod.string(),
  "confirmationNumber": /*#__PURE__*/ zod.string(),
  "channelConfirmationNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "propertyId": /*#__PURE__*/ zod.string(),
  "startDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "endDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}))

export type CheckInMatch = zod.input<typeof CheckInMatch>;

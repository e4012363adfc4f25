/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';




export const CheckInLookupParams = /*#__PURE__*/ zod.lazy(() => zod.object({
  "channelConfirmationNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
}))

export type CheckInLookupParams = zod.input<typeof CheckInLookupParams>;

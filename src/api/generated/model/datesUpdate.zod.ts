/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const DatesUpdate = /*#__PURE__*/ zod.lazy(() => zod.object({
  "startDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endDate": /*#__PURE__*/ zod.iso.datetime({"offset":true})
}))

export type DatesUpdate = zod.input<typeof DatesUpdate>;

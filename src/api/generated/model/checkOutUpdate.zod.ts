/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const CheckOutUpdate = /*#__PURE__*/ zod.object({
  "checkOutDone": /*#__PURE__*/ zod.literal(true)
})

export type CheckOutUpdate = zod.input<typeof CheckOutUpdate>;
export type CheckOutUpdateOutput = zod.output<typeof CheckOutUpdate>;

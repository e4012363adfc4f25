/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const CancelUpdate = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal("canceled")
})

export type CancelUpdate = zod.input<typeof CancelUpdate>;
export type CancelUpdateOutput = zod.output<typeof CancelUpdate>;

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const CancellationPolicy = /*#__PURE__*/ zod.lazy(() => zod.object({
  "isFreeCancellationAvailable": /*#__PURE__*/ zod.boolean(),
  "isOta": /*#__PURE__*/ zod.boolean(),
  "freeCancellationEndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}))

export type CancellationPolicy = zod.input<typeof CancellationPolicy>;

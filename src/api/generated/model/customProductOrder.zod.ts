/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const CustomProductOrder = /*#__PURE__*/ zod.lazy(() => zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.string()
}))

export type CustomProductOrder = zod.input<typeof CustomProductOrder>;

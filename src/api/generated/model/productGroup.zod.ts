/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const ProductGroup = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "key": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string()
})

export type ProductGroup = zod.input<typeof ProductGroup>;
export type ProductGroupOutput = zod.output<typeof ProductGroup>;

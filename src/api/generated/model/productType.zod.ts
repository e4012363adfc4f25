/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const ProductType = /*#__PURE__*/ zod.string()

export type ProductType = zod.input<typeof ProductType>;

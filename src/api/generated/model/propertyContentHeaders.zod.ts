/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const PropertyContentHeaders = /*#__PURE__*/ zod.lazy(() => zod.object({
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
}))

export type PropertyContentHeaders = zod.input<typeof PropertyContentHeaders>;

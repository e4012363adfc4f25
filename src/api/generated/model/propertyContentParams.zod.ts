/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';



export const PropertyContentParams = /*#__PURE__*/ zod.lazy(() => zod.object({
  "propertyId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
}))

export type PropertyContentParams = zod.input<typeof PropertyContentParams>;

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const Sustainability = /*#__PURE__*/ zod.lazy(() => zod.object({
  "emissionsCo2ePerNight": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number())
}))

export type Sustainability = zod.input<typeof Sustainability>;

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const AccessGuidelines = /*#__PURE__*/ zod.object({
  "accessType": /*#__PURE__*/ zod.string()
})

export type AccessGuidelines = zod.input<typeof AccessGuidelines>;
export type AccessGuidelinesOutput = zod.output<typeof AccessGuidelines>;

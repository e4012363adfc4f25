/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const AccessType = /*#__PURE__*/ zod.string()

export type AccessType = zod.input<typeof AccessType>;

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const ConflictReason = /*#__PURE__*/ zod.string()

export type ConflictReason = zod.input<typeof ConflictReason>;

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const ErrorCode = /*#__PURE__*/ zod.string()

export type ErrorCode = zod.input<typeof ErrorCode>;

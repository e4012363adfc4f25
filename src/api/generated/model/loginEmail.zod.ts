/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const LoginEmail = /*#__PURE__*/ zod.email()

export type LoginEmail = zod.input<typeof LoginEmail>;
export type LoginEmailOutput = zod.output<typeof LoginEmail>;

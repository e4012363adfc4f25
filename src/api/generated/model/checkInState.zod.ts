/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const CheckInState = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())

export type CheckInState = zod.input<typeof CheckInState>;

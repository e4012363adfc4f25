/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const NullableInstant = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())

export type NullableInstant = zod.input<typeof NullableInstant>;
export type NullableInstantOutput = zod.output<typeof NullableInstant>;

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const NullableInstantInput = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))

export type NullableInstantInput = zod.input<typeof NullableInstantInput>;
export type NullableInstantInputOutput = zod.output<typeof NullableInstantInput>;

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const NullableMoney = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number())

export type NullableMoney = zod.input<typeof NullableMoney>;
export type NullableMoneyOutput = zod.output<typeof NullableMoney>;

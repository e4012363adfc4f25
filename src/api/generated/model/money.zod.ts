/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const Money = /*#__PURE__*/ zod.number()

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;

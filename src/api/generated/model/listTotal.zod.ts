/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const ListTotalMin = 0;


export const ListTotal = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ListTotalMin))

export type ListTotal = zod.input<typeof ListTotal>;
export type ListTotalOutput = zod.output<typeof ListTotal>;

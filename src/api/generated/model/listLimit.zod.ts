/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const ListLimitMin = 0;


export const ListLimit = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ListLimitMin))

export type ListLimit = zod.input<typeof ListLimit>;
export type ListLimitOutput = zod.output<typeof ListLimit>;

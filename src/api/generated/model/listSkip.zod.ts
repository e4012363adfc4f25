/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const ListSkipMin = 0;


export const ListSkip = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ListSkipMin))

export type ListSkip = zod.input<typeof ListSkip>;
export type ListSkipOutput = zod.output<typeof ListSkip>;

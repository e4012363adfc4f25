/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const ErrorEntry = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "message": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
}))
})

export type ErrorEntry = zod.input<typeof ErrorEntry>;
export type ErrorEntryOutput = zod.output<typeof ErrorEntry>;

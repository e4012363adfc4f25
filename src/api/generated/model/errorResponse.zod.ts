/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';



export const ErrorResponse = /*#__PURE__*/ zod.lazy(() => zod.object({
  "errors": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "message": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
}))
})).check(/*#__PURE__*/ zod.minLength(1))
}))

export type ErrorResponse = zod.input<typeof ErrorResponse>;

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const Customer = /*#__PURE__*/ zod.lazy(() => zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "email": /*#__PURE__*/ zod.string(),
  "firstName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "lastName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "options": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "externalUserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "userId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "intercomVerificationHash": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "referralVoucherCodeMask": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()]))
}))

export type Customer = zod.input<typeof Customer>;

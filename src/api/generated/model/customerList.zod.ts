/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

const customerListTotalMin = 0;

const customerListLimitMin = 0;

const customerListSkipMin = 0;


export const CustomerList = /*#__PURE__*/ zod.lazy(() => zod.object({
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(customerListTotalMin)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(customerListLimitMin)),
  "skip": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(customerListSkipMin)),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
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
}))

export type CustomerList = zod.input<typeof CustomerList>;

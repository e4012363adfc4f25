/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const CheckInCustomer = /*#__PURE__*/ zod.lazy(() => zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "firstName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "lastName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "externalUserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "userId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "intercomVerificationHash": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "referralCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}))

export type CheckInCustomer = zod.input<typeof CheckInCustomer>;

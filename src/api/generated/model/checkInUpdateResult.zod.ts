/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const CheckInUpdateResult = /*#__PURE__*/ zod.lazy(() => zod.object({
  "orderId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "creditCards": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "numberMasked": /*#__PURE__*/ zod.string(),
  "cardHolderName": /*#__PURE__*/ zod.string(),
  "createdAt": /*#__PURE__*/ zod.string(),
  "transactionId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "format": /*#__PURE__*/ zod.string(),
  "state": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string(),
  "authorizationState": /*#__PURE__*/ zod.string()
}))),
  "creditCard": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "numberMasked": /*#__PURE__*/ zod.string(),
  "cardHolderName": /*#__PURE__*/ zod.string(),
  "createdAt": /*#__PURE__*/ zod.string(),
  "transactionId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "format": /*#__PURE__*/ zod.string(),
  "state": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string(),
  "authorizationState": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()])),
  "startDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "endDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "checkOutDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "state": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "idVerificationState": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
}))

export type CheckInUpdateResult = zod.input<typeof CheckInUpdateResult>;

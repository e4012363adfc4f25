/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

export const CreditCard = /*#__PURE__*/ zod.lazy(() => zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "numberMasked": /*#__PURE__*/ zod.string(),
  "cardHolderName": /*#__PURE__*/ zod.string(),
  "createdAt": /*#__PURE__*/ zod.string(),
  "transactionId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "format": /*#__PURE__*/ zod.string(),
  "state": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string(),
  "authorizationState": /*#__PURE__*/ zod.string()
}))

export type CreditCard = zod.input<typeof CreditCard>;

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';


const creditCardInputExpirationDateRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');



export const CreditCardInput = /*#__PURE__*/ zod.lazy(() => zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "type": /*#__PURE__*/ zod.enum(['visa', 'mastercard', 'amex', 'diners-club', 'discover', 'jcb', 'union-pay']),
  "expirationDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(creditCardInputExpirationDateRegExp)),
  "numberMasked": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "transactionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
}))

export type CreditCardInput = zod.input<typeof CreditCardInput>;

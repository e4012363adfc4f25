/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';


const updateCheckInBodyOneOrderItemsItemCountMax = 99;

const updateCheckInBodyOneOrderItemsMax = 50;


const updateCheckInBodyTwoCreditCardsItemExpirationDateRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');


const updateCheckInBodyTwoCreditCardsMax = 5;



const updateCheckInBodySixGuestDetailsPhoneRegExp = new RegExp('^\\+?[0-9]+$');
const updateCheckInBodySixGuestDetailsGuestsCountMax = 99;


export const UpdateCheckInBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "orderItems": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "productId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "count": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateCheckInBodyOneOrderItemsItemCountMax))),
  "consumptionDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "consumptionEndDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "customerRewardId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "propertyUnitCategoryId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateCheckInBodyOneOrderItemsMax))
}),/*#__PURE__*/ zod.object({
  "creditCards": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "type": /*#__PURE__*/ zod.enum(['visa', 'mastercard', 'amex', 'diners-club', 'discover', 'jcb', 'union-pay']),
  "expirationDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateCheckInBodyTwoCreditCardsItemExpirationDateRegExp)),
  "numberMasked": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "transactionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateCheckInBodyTwoCreditCardsMax))
}),/*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endDate": /*#__PURE__*/ zod.iso.datetime({"offset":true})
}),/*#__PURE__*/ zod.object({
  "checkOutDone": /*#__PURE__*/ zod.literal(true)
}),/*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal("canceled")
}),/*#__PURE__*/ zod.object({
  "guestDetails": /*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "email": /*#__PURE__*/ zod.email(),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateCheckInBodySixGuestDetailsPhoneRegExp)),
  "guestsCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateCheckInBodySixGuestDetailsGuestsCountMax)))
})
})])

export type UpdateCheckInBody = zod.input<typeof UpdateCheckInBody>;

/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';



export const guestDetailsUpdateGuestDetailsPhoneRegExp = new RegExp('^\\+?[0-9]+$');
export const guestDetailsUpdateGuestDetailsGuestsCountMax = 99;


export const GuestDetailsUpdate = /*#__PURE__*/ zod.object({
  "guestDetails": /*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "email": /*#__PURE__*/ zod.email(),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(guestDetailsUpdateGuestDetailsPhoneRegExp)),
  "guestsCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(guestDetailsUpdateGuestDetailsGuestsCountMax)))
})
})

export type GuestDetailsUpdate = zod.input<typeof GuestDetailsUpdate>;
export type GuestDetailsUpdateOutput = zod.output<typeof GuestDetailsUpdate>;

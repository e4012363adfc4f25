/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';



const guestDetailsInputPhoneRegExp = new RegExp('^\\+?[0-9]+$');
const guestDetailsInputGuestsCountMax = 99;


export const GuestDetailsInput = /*#__PURE__*/ zod.lazy(() => zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "email": /*#__PURE__*/ zod.email(),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(guestDetailsInputPhoneRegExp)),
  "guestsCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(guestDetailsInputGuestsCountMax)))
}))

export type GuestDetailsInput = zod.input<typeof GuestDetailsInput>;

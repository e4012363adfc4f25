import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as z from 'zod/mini';

import { tooLong, typedText } from '#components/typed-text.ts';
import type { TextProblem } from '#components/typed-text.ts';
import { EMAIL_LENGTH, NAME_LENGTH, PHONE_LENGTH } from '#config/constants.ts';
import { cleanEmail, cleanName, plain } from '#domain/typed/clean.ts';
import { phoneProblem } from '#domain/typed/phone.ts';
import { guestsOf } from '#domain/stay/stay.ts';
import type { Stay } from '#domain/stay/stay.ts';

/** The problem of a field. */
export type FieldProblem = TextProblem | 'email' | 'country-code' | 'number';

const LONGEST = { firstName: NAME_LENGTH, lastName: NAME_LENGTH, email: EMAIL_LENGTH, phone: PHONE_LENGTH };

/** What a field of the guest details says (R2-154). */
const FIELD_MESSAGES: Record<Exclude<FieldProblem, 'too-long'>, MessageDescriptor> = {
  required: msg`Required`,
  email: msg`Please check e-mail`,
  'country-code': msg`Add the country code, for example +358`,
  number: msg`Please check the phone number`,
};

/** The text for a problem of the form's schema; an unnamed problem is a missing value. */
export const fieldMessage = (field: keyof GuestDetailsForm, problem: string | undefined): MessageDescriptor =>
  problem === 'too-long' && field !== 'guestsCount'
    ? tooLong(LONGEST[field])
    : (Object.entries(FIELD_MESSAGES).find(([name]) => name === problem)?.[1] ?? FIELD_MESSAGES.required);

/** Guest details: the first problem of a field is the one to show (R2-154). */
export const GuestDetailsSchema = z.object({
  firstName: typedText(cleanName, LONGEST.firstName),
  lastName: typedText(cleanName, LONGEST.lastName),
  email: typedText(cleanEmail, LONGEST.email).check(z.email('email' satisfies FieldProblem)),
  phone: typedText(plain, LONGEST.phone).check(
    z.check(({ value, issues }) => {
      const problem = phoneProblem(value);
      if (problem !== null) issues.push({ code: 'custom', input: value, message: problem });
    }),
  ),
  guestsCount: z.int().check(z.gte(1)),
});

export type GuestDetailsForm = z.output<typeof GuestDetailsSchema>;

/** The form as the reservation knows the guest. */
export const guestDetailsOf = (stay: Pick<Stay, 'customer' | 'adultsCount' | 'childrenCount'>): GuestDetailsForm => ({
  firstName: stay.customer?.firstName ?? '',
  lastName: stay.customer?.lastName ?? '',
  email: stay.customer?.email ?? '',
  phone: '',
  guestsCount: Math.max(1, guestsOf(stay)),
});

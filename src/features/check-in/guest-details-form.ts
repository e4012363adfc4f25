import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as z from 'zod/mini';

import { phoneProblem } from '#domain/typed/phone.ts';
import { guestsOf } from '#domain/stay/stay.ts';
import type { Stay } from '#domain/stay/stay.ts';

export const NAME_LENGTH = 100;
export const EMAIL_LENGTH = 254;
export const PHONE_LENGTH = 30;

/** The problem of a field. */
export type FieldProblem = 'required' | 'email' | 'country-code' | 'number';

/** What a field of the guest details says (R2-154). */
const FIELD_MESSAGES: Record<FieldProblem, MessageDescriptor> = {
  required: msg`Required`,
  email: msg`Please check e-mail`,
  'country-code': msg`Add the country code, for example +358`,
  number: msg`Please check the phone number`,
};

/** The text for a problem of the form's schema; an unnamed problem is a missing value. */
export const fieldMessage = (problem: string | undefined): MessageDescriptor =>
  Object.entries(FIELD_MESSAGES).find(([name]) => name === problem)?.[1] ?? FIELD_MESSAGES.required;

const name = z.string().check(z.trim(), z.minLength(1, 'required' satisfies FieldProblem), z.maxLength(NAME_LENGTH));

/** Guest details: the first problem of a field is the one to show (R2-154). */
export const GuestDetailsSchema = z.object({
  firstName: name,
  lastName: name,
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'required' satisfies FieldProblem, abort: true }),
      z.maxLength(EMAIL_LENGTH),
      z.email('email' satisfies FieldProblem),
    ),
  phone: z.string().check(
    z.trim(),
    z.maxLength(PHONE_LENGTH),
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

import { plain } from './clean.ts';

/** A phone number in the form in which it is sent: digits, with an optional leading plus (R5-17, R5-42). */
export function normalisePhone(phone: string): string {
  const typed = plain(phone);
  const digits = typed.replace(/\D/g, '');
  return digits !== '' && /^\D*\+/.test(typed) ? `+${digits}` : digits;
}

/** What is wrong with an entered phone number. */
export type PhoneProblem = 'required' | 'country-code' | 'number';

/** An international number with its country code: at most 15 digits (E.164), at least 7. */
const INTERNATIONAL = /^(\+|00)[1-9]\d{6,14}$/;
const HAS_COUNTRY_CODE = /^(\+|00)[1-9]/;

/**
 * Whether a number can be called from anywhere, in the form in which it is sent (R2-154, R5-17, R5-42); null if it can.
 */
export function phoneProblem(typed: string): PhoneProblem | null {
  if (plain(typed) === '') return 'required';
  const phone = normalisePhone(typed);
  if (INTERNATIONAL.test(phone)) return null;
  return phone === '' || HAS_COUNTRY_CODE.test(phone) ? 'number' : 'country-code';
}

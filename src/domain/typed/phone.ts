import { plain } from './clean.ts';

/** A phone number as a guest's leaves the app: plus and digits only, the plus only in front (R5-17, R5-42). */
export function normalisePhone(phone: string): string {
  const typed = plain(phone);
  const digits = typed.replace(/\D/g, '');
  return digits !== '' && /^\D*\+/.test(typed) ? `+${digits}` : digits;
}

/** What is wrong with a phone number a guest typed. */
export type PhoneProblem = 'required' | 'country-code' | 'number';

/** Digits of an international number with its country code: E.164 ends at 15, the shortest real ones have 7. */
const INTERNATIONAL = /^(\+|00)[1-9]\d{6,14}$/;
const HAS_COUNTRY_CODE = /^(\+|00)[1-9]/;

/** Whether a number can be called from anywhere, as it would leave the app (R2-154, R5-17, R5-42); null when it can. */
export function phoneProblem(typed: string): PhoneProblem | null {
  if (plain(typed) === '') return 'required';
  const phone = normalisePhone(typed);
  if (INTERNATIONAL.test(phone)) return null;
  return phone === '' || HAS_COUNTRY_CODE.test(phone) ? 'number' : 'country-code';
}

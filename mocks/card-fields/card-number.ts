import { digitsOf } from '#domain/typed/clean.ts';

/** Brands by their first digits, with the provider's codes; the first match is used. */
const BRANDS: readonly (readonly [code: string, digits: RegExp])[] = [
  ['AMX', /^3[47]/],
  ['DIN', /^3(0[0-5]|[689])/],
  ['JCB', /^35(2[89]|[3-8])/],
  ['VIS', /^4/],
  ['ECA', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['DIS', /^(6011|64[4-9]|65)/],
  ['CUP', /^62/],
  // A brand that the app does not accept.
  ['MAE', /^(5018|5020|5038|6304|6759|676[1-3])/],
];

/** The digits of an input, at most nineteen, the maximum of card numbers. */
export const numberDigits = (typed: string): string => digitsOf(typed.slice(0, 200)).slice(0, 19);

/** The digits of a security code, at most four. */
export const cvvDigits = (typed: string): string => digitsOf(typed.slice(0, 200)).slice(0, 4);

/** The provider's brand code for a partial number; null if no brand matches. */
export const brandCodeOf = (digits: string): string | null =>
  BRANDS.find(([, start]) => start.test(digits))?.[0] ?? null;

/** The check digit of ISO/IEC 7812. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of digits.split('').toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** 13 to 19 digits of a known brand with the right check digit (R5-39). */
export const isCardNumber = (digits: string): boolean =>
  /^\d{13,19}$/.test(digits) && brandCodeOf(digits) !== null && passesLuhn(digits);

/** Digits of the security code of a brand: four on an American Express, three elsewhere (R5-39). */
export const cvvLength = (brandCode: string | null): 3 | 4 => (brandCode === 'AMX' ? 4 : 3);

/** A number in groups as on the card. */
export function inGroups(digits: string): string {
  const groups = brandCodeOf(digits) === 'AMX' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /(\d{1,4})/g;
  return (digits.match(groups) ?? [])
    .slice(groups.global ? 0 : 1)
    .filter(Boolean)
    .join(' ');
}

/** First six and last four digits, the others replaced by x: the only form in which a number leaves this page. */
export const masked = (digits: string): string =>
  digits.slice(0, 6) + 'x'.repeat(digits.length - 10) + digits.slice(-4);

/** A test number that the provider always refuses. */
export const REFUSED_NUMBER = '4000000000000002';

/** A test number that needs confirmation by the bank (3-D Secure). */
export const BANK_ASKS_NUMBER = '4000002760003184';

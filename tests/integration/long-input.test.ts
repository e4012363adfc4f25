import { globSync, readFileSync } from 'node:fs';

import { parseSync, Visitor } from 'rolldown/utils';
import { describe, expect, test } from 'vitest';

import { typeExpiry } from '#domain/card/expiry.ts';
import { lastDigits } from '#domain/card/credit-card.ts';
import { readAccessToken } from '#domain/account/access-token.ts';
import { safeTarget } from '#domain/account/sign-in.ts';
import { cleanBookingNumber } from '#domain/typed/booking-number.ts';
import { cleanEmail, cleanName, cleanSlug, digitsOf } from '#domain/typed/clean.ts';
import { telHref } from '#domain/support/support.ts';
import { codeIn } from '#domain/typed/one-time-code.ts';
import { phoneProblem } from '#domain/typed/phone.ts';
import { comparableNumber, isSameName } from '#domain/typed/same-name.ts';
import { readStayLink } from '#domain/stay/stay-link.ts';
import { asSlug } from '#domain/stay/stay.ts';
import { isAppPage } from '#lib/app-page.ts';
import { safeHref, safePicture } from '#lib/safe-href.ts';
import { parseSearch } from '#lib/search-params.ts';
import { parseInstant } from '#lib/time.ts';
import { withoutSlug } from '#lib/without-slug.ts';

/**
 * The `maxLength` of each text field, by file. Except in the search, it is far above the limit in the message of the form,
 * so that a guest sees that a text is too long and not a silently shortened one (T6). The fields for a one-time code
 * and for the expiry of a card limit their input themselves.
 */
const LIMITS: Readonly<Record<string, readonly string[]>> = {
  'src/features/ask/help-articles.tsx': ['100'],
  'src/features/cards/card-form.tsx': ['typeExpiry', '1_000'],
  'src/features/check-in/guest-details.tsx': ['1_000', '1_000', '1_000', '1_000'],
  'src/features/find-booking/find-booking-view.tsx': ['1_000', '1_000'],
  'src/features/rates/rates-form.tsx': ['1_000'],
  'src/features/sign-in/front-page.tsx': ['1_000'],
  'src/features/sign-in/sign-in-steps.tsx': ['1_000', '1_000'],
};

const CONSTANT = /const (\w+_LENGTH) = ([\d_]+)/g;
const constantsOf = (folder: string): Map<string, string> =>
  new Map(
    globSync([`${folder}/*.{ts,tsx}`, 'src/config/constants.ts']).flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(CONSTANT), ([, name = '', value = '']) => [name, value] as const),
    ),
  );

/** The `maxLength` of each `TextField` and `<input type="text">` in a file, in order. */
function limitsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const constants = constantsOf(file.replace(/\/[^/]*$/, ''));
  const limits: string[] = [];
  new Visitor({
    JSXOpeningElement: ({ name, start, end }) => {
      if (name.type !== 'JSXIdentifier') return;
      const element = source.slice(start, end);
      if (name.name !== 'TextField' && !(name.name === 'input' && element.includes('type="text"'))) return;
      const limit = /maxLength=\{(\w+)\}/.exec(element)?.[1];
      const other = /typeExpiry/.exec(element)?.[0] ?? 'none';
      limits.push(limit === undefined ? other : (constants.get(limit) ?? limit));
    },
  }).visit(parseSync(file, source).program);
  return limits;
}

test('every text field has a maximum length (S36, T6)', () => {
  const files = globSync('src/{features,components}/**/*.tsx').toSorted();
  const found = files.map((file) => [file, limitsIn(file)] as const).filter(([, limits]) => limits.length > 0);
  expect(Object.fromEntries(found)).toEqual(LIMITS);
});

/** Texts of 100,000 characters: repeated pieces, without and with a last character that makes a pattern fail late. */
const LONG: readonly string[] = [
  'a',
  '0',
  '.',
  '/',
  ' ',
  '+',
  '%25',
  '?slug=',
  '&',
  '&a',
  '-',
  '@',
  '[',
  '{"a":',
  '…',
  '\u0000',
  '🏠',
]
  .flatMap((piece) => [piece, `https://${piece}`].map((start) => start + piece.repeat(100_000 / piece.length)))
  .flatMap((text) => [text, `${text}!`]);

/** Functions that read texts from guests, addresses or the storage, with the maximum length of their result. */
const READERS: Readonly<Record<string, readonly [(text: string) => unknown, number]>> = {
  asSlug: [asSlug, Infinity],
  readStayLink: [(text) => readStayLink(text).slug ?? '', Infinity],
  readAccessToken: [readAccessToken, Infinity],
  safeTarget: [(text) => safeTarget(text, isAppPage), 2_048],
  isAppPage: [isAppPage, 0],
  safeHref: [(text) => safeHref(text, 'link'), Infinity],
  safePicture: [safePicture, Infinity],
  parseSearch: [(text) => parseSearch(text), Infinity],
  parseInstant: [parseInstant, 0],
  withoutSlug: [withoutSlug, Infinity],
  phoneProblem: [phoneProblem, Infinity],
  telHref: [telHref, 30],
  codeIn: [(text) => codeIn(text, 6), 6],
  cleanSlug: [cleanSlug, Infinity],
  cleanBookingNumber: [cleanBookingNumber, Infinity],
  cleanName: [cleanName, Infinity],
  cleanEmail: [cleanEmail, Infinity],
  digitsOf: [digitsOf, Infinity],
  isSameName: [(text) => isSameName(text, 'Guest'), Infinity],
  comparableNumber: [comparableNumber, Infinity],
  typeExpiry: [(text) => typeExpiry('', text), 7],
  lastDigits: [lastDigits, 4],
};

describe('a text of 100,000 characters is read without an exception (S36)', () => {
  test.each(Object.entries(READERS))('%s', (_, [read, longest]) => {
    const answers = LONG.map(read);
    expect(answers.filter((answer) => typeof answer === 'string' && answer.length > longest)).toEqual([]);
  });
});

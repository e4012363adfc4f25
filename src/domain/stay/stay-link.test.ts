import { describe, expect, test } from 'vitest';

import { parseSearch, stringifySearch } from '#lib/search-params.ts';

import { anyText, fc } from '../../../tests/support/fast-check.ts';
import { readAnyLink, readStayLink } from './stay-link.ts';

const SLUG = 'stay-started';
const TIDY = `/stay?slug=${SLUG}`;

/** The address as the router has it after it has parsed and written its search. */
function asOfRouter(address: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(address) ?? [];
  return path + stringifySearch(parseSearch(search)) + hash;
}

/** Reads an address as the first script does, and as the router does: they agree. */
function read(address: string) {
  const link = readStayLink(address);
  const ofRouter = readStayLink(asOfRouter(address));
  expect(ofRouter).toEqual({ ...link, address: asOfRouter(link.address) });
  return link;
}

const AROUND = [
  ['.', ',', ';', ':', '!', '?', ')', ']', '}', '>', '"', "'", '*', '`', '|', '/', '\\', '…', '”', '’', '»', '。'],
  [' ', '\n', '\r\n', '\t', '\u00a0', '\u202f', '\u3000', '\u200b', '\u200e', '\u2060', '\ufeff', '\u00ad'],
  [').', '."', '>.', '),', '.\u00a0', '\u200b.', '&gt;', '&nbsp;', '</a>', '" target="_blank', '\\n', '%'],
].flat();
const BOTH_SIDES = ['<>', '()', '[]', '{}', '“”', '«»', '""', "''", '**', '\u2068\u2069', '\u202a\u202c', '  '];

describe('text around a slug is ignored (L1)', () => {
  test.each(AROUND)('%j behind it', (after) => {
    expect(read(`/stay/access?slug=${encodeURIComponent(SLUG + after)}`)).toMatchObject({ slug: SLUG });
    expect(read(`/stay/access?slug=${encodeURIComponent(SLUG + after)}`).address).toBe(`/stay/access?slug=${SLUG}`);
    expect(read(`${TIDY}${encodeURIComponent(after)}&utm_source=mail`).slug).toBe(SLUG);
  });

  test.each(BOTH_SIDES)('%j on both sides', (pair) => {
    const middle = pair.length / 2;
    const text = pair.slice(0, middle) + SLUG + pair.slice(middle);
    expect(read(`/stay?slug=${encodeURIComponent(text)}`)).toMatchObject({ slug: SLUG, address: TIDY });
    expect(read(`/stay?slug=${text}`)).toMatchObject({ slug: SLUG });
  });

  test.each([
    'stay-%0Astarted',
    'stay-%0D%0A%20started',
    'stay%20-started',
    'stay-%C2%ADstarted',
    'st%E2%80%8Bay-started',
  ])('a line that was broken in the middle: %s', (slug) => {
    expect(read(`/stay?slug=${slug}`)).toEqual({ slug: SLUG, isUnreadable: false, address: TIDY });
  });

  test.each([
    '662E41',
    '0123',
    'a_b-c',
    '-Uq_1',
    'x_',
    'Παπάς',
    'a@b',
    "o'x",
    'a.b',
    'a~b',
    '123e4567-e89b-12d3-a456-426614174000',
  ])('what stands in a slug is a part of it: %s', (slug) => {
    expect(read(`/stay?slug=${encodeURIComponent(slug)}`).slug).toBe(slug);
  });
});

describe('a link that one safe rule reads opens its stay (L2)', () => {
  test.each([
    ['an ampersand of HTML', `/stay?lng=de-DE&amp;slug=${SLUG}`, `/stay?lng=de-DE&slug=${SLUG}`],
    ['one that was written so twice', `/stay?lng=de-DE&amp;amp;slug=${SLUG}`, `/stay?lng=de-DE&slug=${SLUG}`],
    ['one behind the slug', `/stay?slug=${SLUG}&amp;lng=de-DE`, `/stay?slug=${SLUG}&lng=de-DE`],
    ['one at the beginning', `/stay?amp;slug=${SLUG}`, TIDY],
    ['an old separator', `/stay?lng=de-DE;slug=${SLUG}`, `/stay?lng=de-DE&slug=${SLUG}`],
    ['the slug twice', `/stay?slug=${SLUG}&slug=${SLUG}`, TIDY],
    ['the slug twice, once in a sentence', `/stay?slug=${SLUG}&slug=${SLUG}.`, TIDY],
    ['once empty', `/stay?slug=&slug=${SLUG}`, TIDY],
    ['capitals in the name', `/stay?SLUG=${SLUG}`, TIDY],
    ['one capital in the name', `/stay?Slug=${SLUG}&utm_source=mail`, `/stay?utm_source=mail&slug=${SLUG}`],
    ['white space around the name', `/stay?%20slug%20=%20${SLUG}`, TIDY],
    ['an invisible character in front of the name', `/stay?%E2%80%8Bslug=${SLUG}`, TIDY],
    ['brackets of a list', `/stay?slug[]=${SLUG}`, TIDY],
    ['a question mark too many', `/stay??slug=${SLUG}`, TIDY],
    ['an equals sign too many', `/stay?slug==${SLUG}`, TIDY],
    ['an encoded question mark', `/stay%3Fslug=${SLUG}`, TIDY],
    ['an encoded equals sign', `/stay?slug%3D${SLUG}`, TIDY],
    ['both', `/stay%3Fslug%3D${SLUG}`, TIDY],
    ['both, in small letters', `/stay%3fslug%3d${SLUG}`, TIDY],
    ['all of it encoded twice', `/stay%253Fslug%253D${SLUG}`, TIDY],
    ['the value encoded twice', `/stay?slug=stay%252Dstarted%252E`, TIDY],
    ['the name encoded', `/stay?%73lug=${SLUG}`, `/stay?%73lug=${SLUG}`],
    ['an ampersand in place of the question mark', `/stay&slug=${SLUG}`, TIDY],
    ['a semicolon there', `/stay;slug=${SLUG}`, TIDY],
    ['a slash there', `/stay/slug=${SLUG}`, TIDY],
    ['a hash there', `/stay#slug=${SLUG}`, TIDY],
    ['an address in the fragment', `/stay#/stay?slug=${SLUG}`, TIDY],
    ['a fragment that is empty', `/stay?slug=${SLUG}#`, `/stay?slug=${SLUG}#`],
    ['a campaign with a question mark of its own', `/stay?slug=${SLUG}?fbclid=x1`, TIDY],
    ['a campaign that was encoded into the slug', `/stay?slug=${SLUG}%26utm_source%3Dbooking.com`, TIDY],
    ['one with an ampersand of HTML', `/stay?slug=${SLUG}%26amp%3Butm_source%3Dx`, TIDY],
    ['a campaign of its own', `/stay?fbclid=x1&slug=${SLUG}.`, `/stay?fbclid=x1&slug=${SLUG}`],
    ['the whole link as the slug', `/stay?slug=https%3A%2F%2Fh.example%2Fstay%3Fslug%3D${SLUG}`, TIDY],
    ['the link twice without a space', `/stay?slug=${SLUG}https://h.example/stay?slug=${SLUG}`, TIDY],
    ['the link of a markdown text', `/stay?slug=${SLUG}](https://h.example/stay?slug=${SLUG})`, TIDY],
    ['a link in another parameter', `/stay?url=%2Fstay%3Fslug%3D${SLUG}`, `/stay?url=%2Fstay&slug=${SLUG}`],
    ['a slash at the end of the path', `/stay/?slug=${SLUG}`, TIDY],
    ['a slash too many', `//stay//access/?slug=${SLUG}`, `/stay/access?slug=${SLUG}`],
    ['capitals in the path', `/Stay/ACCESS?SLUG=${SLUG}`, `/stay/access?slug=${SLUG}`],
    ['a mark behind the path', `/stay/access.?slug=${SLUG}`, `/stay/access?slug=${SLUG}`],
    ['white space behind the path', `/stay/access%20?slug=${SLUG}`, `/stay/access?slug=${SLUG}`],
    ['an invisible character in front of the path', `/%E2%80%8Bstay?slug=${SLUG}`, TIDY],
    ['a path of its own', `/stay/cleaning/schedule%3Fslug%3D${SLUG}`, `/stay/cleaning/schedule?slug=${SLUG}`],
    ['a line that a mail has broken', '/stay?slug=stay-star=%0D%0Ated', TIDY],
    ['a character that was cut off', `/stay?slug=${SLUG}%2`, TIDY],
    ['a percent sign behind', `/stay?slug=${SLUG}%25`, TIDY],
    ['the path of an old server', `/stay/access;jsessionid=AB12?slug=${SLUG}`, `/stay/access?slug=${SLUG}`],
    ['pointing hands', `/stay?slug=👉${SLUG}👈🏽`, TIDY],
    ['full-width letters', '/stay?slug=ｓｔａｙ－ｓｔａｒｔｅｄ', TIDY],
    ['a soft hyphen', '/stay?slug=stay%C2%AD-started', TIDY],
    ['a dash of a word processor', '/stay?slug=stay–started', TIDY],
    ['marks of other scripts behind', `/stay?slug=${SLUG}؟`, TIDY],
    ['the slug beside another page', `/check-in%3Fslug=${SLUG}`, `/check-in?slug=${SLUG}`],
  ])('%s: %s', (_, address, tidy) => {
    expect(read(address)).toEqual({ slug: SLUG, isUnreadable: false, address: tidy });
  });
});

/** The whole link, encoded as often as the text around it. */
const inside = (around: (link: string) => string, link = `https://h.example/stay?slug=${SLUG}`): string =>
  encodeURIComponent(around(encodeURIComponent(link)));

describe('what mails, chats, editors and copies make of a link (L1, L2)', () => {
  test.each([
    // Quoted-printable, of a mail that was never decoded.
    [`/stay?slug=3D${SLUG}`],
    [`/stay?slug=3D%22${SLUG}%22`],
    [`/stay?slug=${SLUG}=20`],
    [`/stay?slug=${SLUG}=`],
    [`/stay?slug=${SLUG}=E2=80=8B`],
    ['/stay?slug=stay=2Dstarted'],
    ['/stay?slug=stay-star%0A%3E%20ted'],
    // Characters of HTML, of JSON and of source code.
    ['/stay?slug=stay&#45;started'],
    ['/stay?slug=stay&#x2D;started'],
    ['/stay?slug=stay&amp;#45;started'],
    ['/stay?slug=stay%26%2345%3Bstarted'],
    ['/stay?slug=stay&shy;-started'],
    ['/stay?slug=stay%26shy%3B-started'],
    ['/stay?slug=stay&ndash;started'],
    ['/stay?slug=stay-<wbr>started'],
    [`/stay?slug=${SLUG}&#8203;`],
    [`/stay?slug=${SLUG}&#x27;&gt;`],
    [`/stay?slug=${SLUG}&quot;&gt;Open`],
    [`/stay?slug&#61;${SLUG}`],
    [`/stay?slug&equals;${SLUG}`],
    [`/stay&quest;slug&equals;${SLUG}`],
    [`/stay?slug\\u003d${SLUG}`],
    [`/stay?slug=${SLUG}\\u003e`],
    // Files, and copies of them.
    [`/stay?slug=${SLUG}.html`],
    [`/stay?slug=${SLUG}.pdf`],
    [`/stay?slug=${SLUG}(1)`],
    [`/stay?slug=${SLUG}%20(1).pdf`],
    [`/stay?slug=${SLUG}%20(copy)`],
    [`/stay?slug=${SLUG}+(Kopie)`],
    [`/stay?slug=${SLUG}%20-%20Copy`],
    [`/stay?slug=${SLUG}（コピー）`],
    [`/stay.html?slug=${SLUG}`],
    [`/stay/index.html?slug=${SLUG}`],
    [`/stay%20(1)?slug=${SLUG}`],
    // Links inside other links.
    [`/stay?slug=${inside((link) => `https://eur01.safelinks.protection.outlook.com/?url=${link}&data=05%7C01%7C`)}`],
    [`/stay?slug=${inside((link) => `https://www.google.com/url?q=${link}&sa=D&usg=AOv`)}`],
    [`/stay?slug=${SLUG}__;!!ABC!xyz$`],
    [`/stay?slug=stay%25252Dstarted`],
    [`/stay?slug=${SLUG}%252E`],
    // Marks of chats and of plain texts.
    [`/stay?slug=${SLUG}|Open your stay>`],
    [`/stay?slug=${SLUG}%7C${SLUG}%3E`],
    [`/stay?slug=*${SLUG}*`],
    [`/stay?slug=${SLUG}_`],
    [`/stay?slug=${SLUG}~~`],
    [`/stay?slug=${SLUG})%20and`],
    [`/stay?slug=${SLUG}[/url]`],
    [`/stay?slug=${SLUG}][Open]]`],
    [`/stay?slug=${SLUG}%22%20%22title%22)`],
    [`/stay?slug=\${${SLUG}}`],
    // A sentence that goes on.
    [`/stay?slug=${SLUG}%20Best%20regards`],
    [`/stay?slug=${SLUG}%0A%0ABest%20regards,%0AAnna`],
    [`/stay?slug=${SLUG},%20see%20you`],
    [`/stay?slug=${SLUG}をご覧ください`],
    [`/stay?slug=${SLUG}。詳しくは`],
    [`/stay?slug=${SLUG}，请查看`],
    [`/stay?slug=${SLUG}ค่ะ`],
    // The parameter's name.
    [`/stay?ｓｌｕｇ=${SLUG}`],
    [`/stay?sl%E2%80%8Bug=${SLUG}`],
  ])('%s', (address) => {
    expect(read(address)).toEqual({ slug: SLUG, isUnreadable: false, address: TIDY });
  });

  test.each([
    `/stay?lng=de&ampslug=${SLUG}`,
    `/stay?lng=de&#38;slug=${SLUG}`,
    `/stay?lng=de&#x26;slug=${SLUG}`,
    `/stay?lng=de\\u0026slug=${SLUG}`,
    `/stay?lng=de%5Cu0026slug=${SLUG}`,
    `/stay?lng=de\\x26slug=${SLUG}`,
    `/stay?lng=de%2526slug%253D${SLUG}`,
  ])('before the slug: %s', (address) => {
    expect(read(address)).toEqual({ slug: SLUG, isUnreadable: false, address: `/stay?lng=de&slug=${SLUG}` });
  });

  test.each(['/stay?lng=de:slug:a', '/stay?lng=slug:a', '/stay?x=,slug::b', '/stay#to:slug:a'])(
    'a slug that is only meant is not missing: %s',
    (address) => {
      expect(read(address)).toEqual({ slug: undefined, isUnreadable: true, address });
    },
  );

  test.each([
    '3Dx7F-aB',
    '3d-room',
    '3D7F2A',
    'a-b_',
    'Ab3-x_',
    'a_b_',
    '_-a',
    'V1StGXR8_Z5jdHi6B-my_',
    'x.y',
    'YWJjZA==',
  ])('signs of its own stay in a slug: %s', (slug) => {
    expect(read(`/stay?slug=${slug}`)).toMatchObject({ slug });
  });
});

describe('a link that means a stay and cannot be read is unreadable, never another stay (L2)', () => {
  test.each([
    '/stay?slug=a&slug=b',
    '/stay?slug=a&amp;slug=b',
    '/stay?slug=a&SLUG=b',
    '/stay?slug=a#slug=b',
    '/stay?slug=a&slug%3Db',
    '/stay?slug=a%26slug%3Db',
    '/stay?slug=ahttps://h.example/stay?slug=b',
    '/stay?slug=https%3A%2F%2Fh.example%2Fstay%3Fslug%3Da&slug=b',
    '/stay%3Fslug=a?slug=b',
    '/stay?slug=.',
    '/stay?slug=..',
    '/stay?slug=%20',
    '/stay?slug=%E2%80%8B',
    '/stay?slug=%22%22',
    '/stay?slug=%F0%9F',
    '/stay?slug:a',
    '/stay?slug-a',
    '/stay?sluga',
    '/stay?slug%20a',
    '/stay?slug%C2%ABa',
    '/stay/slug/a',
    '/stay/slug:a',
    '/stay#slug:a',
  ])('%s', (address) => {
    expect(read(address)).toEqual({ slug: undefined, isUnreadable: true, address });
  });
});

describe('a missing slug is not an unreadable one (R5-29)', () => {
  test.each([
    '/stay',
    '/stay/access?walk=2',
    '/stay?slug=',
    '/stay?slug=&slug=',
    '/stay?slug=#top',
    '/stay?utm_campaign=the-slug-of-may',
    '/stay?my_slug=a',
    '/stay/sluggish',
    '/stay/product/slug-kit',
    '/check-in?standalone=true',
    '/oauth#accessToken=a.b.c',
    '/',
    '',
  ])('%s', (address) => {
    expect(read(address)).toEqual({ slug: undefined, isUnreadable: false, address });
  });
});

test.each([
  '/stay/product/Gym%2FA?slug=a',
  '/stay/plan?slug=a&planHost=plan.failing.invalid',
  '/reservations?utm_source=Mail',
  '/Account',
  '/stay/access?slug=a&walk=1#door',
  '/stay?slug=%22',
])('an address that the app writes is left as it is: %s', (address) => {
  expect(readStayLink(address).address).toBe(address);
});

test('a mended address needs no mending, whatever the address was', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/stay',
      '/',
      '?',
      '&',
      '&amp;',
      '#',
      ';',
      'slug',
      'SLUG',
      '=',
      '%3F',
      '%3D',
      '%253D',
      'a',
      'b',
      '.',
      '%',
    ),
    anyText,
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const address = `/${pieces.join('')}`;
      const once = readStayLink(address);
      expect(readStayLink(once.address)).toEqual(once);
    }),
    { numRuns: 2_000 },
  );
});

describe('the short cut for the app’s own addresses reads them as all others are read (L1, L2)', () => {
  test.each([
    '/',
    '/stay',
    '/stay/access',
    '/check-in',
    '/stay/access?slug=V1StGXR8_Z5jdHi6B-myT',
    '/?slug=_-a',
    '/stay?slug=slug-a',
    '/stay/access?slug=a&walk=1',
    '/stay?lng=de-DE&slug=a&utm_source=mail',
    '/check-in?standalone=true',
    '/stay?my_slug=a',
  ])('%s', (address) => {
    expect(readStayLink(address)).toEqual(readAnyLink(address));
  });

  test('addresses of steps, hyphens and a slug', () => {
    const pieces = fc.array(
      fc.constantFrom('/', '/stay', 'slug', '?slug=', '?', '=', '&', '#', '-', '_', 'a', 'B', '7', 'amp', '%', '.'),
      { maxLength: 10 },
    );
    const own = fc
      .tuple(
        fc.array(fc.stringMatching(/^\/(?:stay|slug|product|[a-z]{1,6}(?:-[a-z]{1,3})?)$/), { maxLength: 4 }),
        fc.stringMatching(
          /^(?:|\?(?:(?:a|lng|amp|my_slug)=(?:slug|3D|[\w.-]){0,5}&){0,2}slug=(?:slug|3D|[\w-]){0,12}(?:&(?:a|slug|amp)=(?:slug|[\w.-]){0,5}){0,2})$/,
        ),
      )
      .map(([steps, search]) => (steps.join('') || '/') + search);
    const anyAddress = fc.oneof(
      own,
      pieces.map((all) => `/${all.join('')}`),
    );
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(readStayLink(address)).toEqual(readAnyLink(address));
      }),
      { numRuns: 5_000 },
    );
  });
});

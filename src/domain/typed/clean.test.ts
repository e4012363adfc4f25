import { describe, expect, test } from 'vitest';

import { cleanBookingNumber } from './booking-number.ts';
import { cleanEmail, cleanName, cleanSlug, cleanVoucherCode, digitsOf, plain } from './clean.ts';

describe('L1: a slug', () => {
  test.each([
    'stay-started.',
    'stay-started)',
    'stay-started,',
    'stay-started;',
    'stay-started:',
    'stay-started!',
    'stay-started?',
    'stay-started>',
    'stay-started"',
    "stay-started'",
    'stay-started…',
    'stay-started’',
    'stay-started».',
    'stay-started。',
    'stay-started、',
    'stay-started）',
    'stay-started\u061f',
    'stay-started*',
    'stay-started|',
    'stay-started\\',
    'stay-started/',
    'stay-started%',
    'stay-started~~',
    'stay-started –',
    'stay-started -',
    'stay-started 👍',
    'stay-started ',
    'stay-started\n',
    'stay-started\r\n\t',
    'stay-started\u00a0',
    'stay-started\u0085',
    'stay-started\u2028',
    'stay-started\u3000',
    'stay-started\u200b',
    'stay-started\u200e',
    'stay-started\ufeff',
    'stay-started\ufe0f',
    'stay-started\u0000',
    'stay-started.\u200b) ',
    '\ufeffstay-started',
    '\u202astay-started\u202c',
    '\u2066stay-started\u2069.',
    '<stay-started>',
    '(stay-started)',
    '[stay-started]',
    '{stay-started}',
    '"stay-started"',
    '“stay-started”',
    '„stay-started“',
    '«stay-started»',
    '「stay-started」',
    '**stay-started**',
    '`stay-started`',
    ' = stay-started',
    '=stay-started',
    '- stay-started',
    '• stay-started',
    '→ stay-started',
    'stay\u2011started',
    'stay\u2010started',
    'stay–started',
    'stay\u2212started',
    'stay\u00ad-started',
    'stay\u200b-\u200bstarted',
    'ｓｔａｙ－ｓｔａｒｔｅｄ',
  ])('%j is stay-started', (text) => {
    expect(cleanSlug(text)).toBe('stay-started');
  });

  test.each(['', ' ', '.', '..', '\u200b', '\u200e\u200f', '<>', '""', '?', '…', '- -', '\u3000'])(
    '%j is none',
    (text) => {
      expect(cleanSlug(text)).toBe('');
    },
  );

  test.each([
    'stay-started',
    'V1StGXR8_Z5jdHi6B-myT',
    '-V1StGXR8',
    '_V1StGXR8_',
    'YWJjZA==',
    'a.b~c',
    'A',
    '7',
    'κράτηση-7',
    'two words',
  ])('%j stays as it is', (slug) => {
    expect(cleanSlug(slug)).toBe(slug);
  });

  test('cleaning twice changes nothing', () => {
    for (const text of ['<stay-started>.', ' -stay ', '\u2011x\u2011', '_._a', 'a=.='])
      expect(cleanSlug(cleanSlug(text))).toBe(cleanSlug(text));
  });
});

/** What the keyboard, the clipboard and the mail program put around or into any identifier, and nobody sees. */
const UNSEEN = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202c',
  '\u2060',
  '\u2066',
  '\u2069',
  '\u061c',
  '\ufeff',
  '\u00ad',
  '\ufe0f',
  '\u034f',
  '\u115f',
  '\u3164',
  '\u2800',
  '\ufffc',
  '\u0000',
  '\u0007',
  '\u007f',
  '\u{e0020}',
];
const SPACES = [
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\u00a0',
  '\u0085',
  '\u1680',
  '\u2003',
  '\u2009',
  '\u2028',
  '\u202f',
  '\u3000',
];

describe.each([
  ['a slug', cleanSlug, 'stay-started'],
  ['a booking number', cleanBookingNumber, 'BN-1001'],
  ['a voucher code', cleanVoucherCode, 'SUMMER-25'],
  ['a name', cleanName, 'Smith-Jones'],
  ['an e-mail address', cleanEmail, 'anna@guest.example'],
  ['anything', plain, '+358 9 4245 0150'],
] as const)('T3: %s', (_, clean, right) => {
  const middle = right.slice(0, 3);
  test.each(UNSEEN)('with %j around and inside', (mark) => {
    expect(clean(mark + middle + mark + right.slice(3) + mark)).toBe(right);
  });
  test.each(SPACES)('with %j around', (space) => {
    expect(clean(space + right + space + space)).toBe(right);
  });
  test.each([...UNSEEN, ...SPACES, ''])('of %j alone is empty', (text) => {
    expect(clean(text)).toBe('');
    expect(clean(text + text)).toBe('');
  });
});

test.each([
  ['BN\u20111001', 'BN-1001'],
  ['BN–1001', 'BN-1001'],
  ['BN—1001', 'BN-1001'],
  ['BN\u22121001', 'BN-1001'],
  ['BN－1001', 'BN-1001'],
  ['ＢＮ－１００１', 'BN-1001'],
  ['ＢＮ－１００１。', 'BN-1001'],
  ['BN-١٠٠١', 'BN-1001'],
  ['BN-۱۰۰۱', 'BN-1001'],
  ['BN-१००१', 'BN-1001'],
  ['𝐁𝐍-𝟏𝟎𝟎𝟏', 'BN-1001'],
  ['"BN-1001"', 'BN-1001'],
  ['“BN-1001”', 'BN-1001'],
  ['„BN-1001“', 'BN-1001'],
  ['«BN-1001»', 'BN-1001'],
  ['(BN-1001)', 'BN-1001'],
  ['<BN-1001>', 'BN-1001'],
  ['BN-1001.', 'BN-1001'],
  ['BN-1001,', 'BN-1001'],
  ['#BN-1001', 'BN-1001'],
  ['№ 1001', '1001'],
  ['No. #1001', '1001'],
  ['n° 1001', '1001'],
  ['Booking number: BN-1001', 'BN-1001'],
  ['Αριθμός κράτησης: BN-1001', 'BN-1001'],
  ['予約番号：ＢＮ－１００１', 'BN-1001'],
  ['  bn   1001 ', 'bn 1001'],
  ['bn-1001', 'bn-1001'],
  ['A/12.34_x', 'A/12.34_x'],
  ['12:34', '12:34'],
  ['---', ''],
])('T3: the booking number %j is sent as %j', (typed, sent) => {
  expect(cleanBookingNumber(typed)).toBe(sent);
});

test.each([
  ['\u202aGuest\u202c', 'Guest'],
  [' Guest, ', 'Guest'],
  ['“Guest”', 'Guest'],
  ['<Guest>', 'Guest'],
  ['O’Brien', "O'Brien"],
  ['O´Brien', "O'Brien"],
  ['OʼBrien', "O'Brien"],
  ["'t Hooft", "'t Hooft"],
  ['Smith\u2011Jones', 'Smith-Jones'],
  ['Smith\u00adJones', 'SmithJones'],
  ['Smith – Jones', 'Smith - Jones'],
  ['Anna\u00a0Maria', 'Anna Maria'],
  ['Anna  Maria', 'Anna Maria'],
  ['Martin Jr.', 'Martin Jr.'],
  ['Anna (Annie)', 'Anna (Annie)'],
  ['ＹＡＭＡＤＡ　ＴＡＲＯ', 'YAMADA TARO'],
  ['ﾔﾏﾀﾞ', 'ヤマダ'],
  ['サトー', 'サトー'],
  ['Mu\u0308ller', 'Müller'],
  ['Παπάς-Νίκου', 'Παπάς-Νίκου'],
  ['Işık', 'Işık'],
  ['Großmann', 'Großmann'],
  ['Đặng Thị', 'Đặng Thị'],
  ['نیک\u200cپور', 'نیک\u200cپور'],
  ['\u200fنیک\u200cپور\u200c', 'نیک\u200cپور'],
  ['क्\u200dष', 'क्\u200dष'],
  ['צ׳רצ׳יל', "צ'רצ'יל"],
  ['김민수', '김민수'],
  ['王小明', '王小明'],
  ['ศรีสุข', 'ศรีสุข'],
  ['Գևորգյան', 'Գևորգյան'],
  ['Last name: Guest', 'Guest'],
  ['姓：佐藤', '佐藤'],
  ['S:t Cyr', 'S:t Cyr'],
  ['Guest!', 'Guest'],
  ['Guest 👋', 'Guest'],
  ['---', ''],
  ['.', ''],
  ['12', '12'],
  ['👍', ''],
])('T1, T2, T3: the name %j is sent as %j', (typed, sent) => {
  expect(cleanName(typed)).toBe(sent);
});

test.each([
  ['anna＠guest．example', 'anna@guest.example'],
  ['ａｎｎａ@guest.example', 'anna@guest.example'],
  ['anna@guest。example', 'anna@guest.example'],
  ['<anna@guest.example>', 'anna@guest.example'],
  ['Anna Guest <anna@guest.example>', 'anna@guest.example'],
  ['"Guest, Anna" <anna@guest.example>;', 'anna@guest.example'],
  ['mailto:anna@guest.example', 'anna@guest.example'],
  ['(anna@guest.example)', 'anna@guest.example'],
  ['“anna@guest.example”', 'anna@guest.example'],
  ['anna@guest.example.', 'anna@guest.example'],
  ['anna@guest.example,', 'anna@guest.example'],
  ['anna @ guest.example', 'anna@guest.example'],
  ['anna\u2011maria@guest.example', 'anna-maria@guest.example'],
  ['o’brien@guest.example', "o'brien@guest.example"],
  ['Anna@Guest.example', 'Anna@Guest.example'],
  ['_anna+1@guest.example', '_anna+1@guest.example'],
  ['anna@guest.example, ben@guest.example', 'anna@guest.example, ben@guest.example'],
  ['anna guest@guest.example', 'anna guest@guest.example'],
  ['mailto:anna@guest.example?subject=My%20stay', 'anna@guest.example'],
  ['<mailto:anna@guest.example>', 'anna@guest.example'],
  ['E-mail: anna@guest.example', 'anna@guest.example'],
  ['メール：anna@guest.example', 'anna@guest.example'],
  ['anna@guest.example (Anna)', 'anna@guest.example'],
  ['📧 anna@guest.example', 'anna@guest.example'],
  ['anna@guest.example 👍🏽', 'anna@guest.example'],
  ['用户@例子.example', '用户@例子.example'],
  ['E-mail anna@guest.example', 'anna@guest.example'],
  ['My email is anna@guest.example', 'anna@guest.example'],
  ['Correo electrónico anna@guest.example', 'anna@guest.example'],
  ['Sähköposti anna@guest.example', 'anna@guest.example'],
  ['[anna@guest.example](mailto:anna@guest.example)', 'anna@guest.example'],
  ['anna@guest.example\nanna@guest.example', 'anna@guest.example'],
  ['anna%40guest.example', 'anna@guest.example'],
  ['*anna@guest.example*', 'anna@guest.example'],
  ['anna@guest.example|', 'anna@guest.example'],
  ['anna@guest.example extra', 'anna@guest.example extra'],
  ['anna', 'anna'],
])('T3: the e-mail address %j is sent as %j', (typed, sent) => {
  expect(cleanEmail(typed)).toBe(sent);
});

test.each([
  ['４２４２　４２４２', '42424242'],
  ['٤٢٤٢-٤٢', '424242'],
  ['۴۲۴۲', '4242'],
  ['४२', '42'],
  ['๔๒', '42'],
  ['৪২', '42'],
  ['௪௨', '42'],
  ['𝟜𝟚', '42'],
  ['４２\u200b４２', '4242'],
  ['⁴²', '42'],
  ['4️⃣2️⃣', '42'],
  ['④②', '42'],
  ['no digits', ''],
])('T5: the digits of %j', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits);
});

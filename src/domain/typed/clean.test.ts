import { describe, expect, test } from 'vitest';

import { cleanSlug } from './clean.ts';

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

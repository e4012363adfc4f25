import { expect, test } from 'vitest';

import type { HelpArticle } from './help-content.ts';

import { searchHelp } from './search-help.ts';

const article = (id: string, title: string, description: string, body: string): HelpArticle => ({
  id,
  category: 'access',
  title,
  description,
  body,
});

const ARTICLES = [
  article('door', 'How do I get in?', 'Codes and digital keys', 'Type the code,\nthen press #.'),
  article('cafe', 'Where is the Café?', 'Coffee', 'Around the corner, in Straße 5.'),
  article('greek', 'Πού είναι τα κλειδιά;', 'Κλειδιά', 'Δίπλα στην πόρτα του ιδιοκτήτης.'),
  article('wifi', 'How fast is the Wi‑Fi?', 'Self‐check-in', 'Very.'),
  article('loans', 'Υπάρχει σάουνα;', 'Τζακούζι και μπαρ', 'Ταξί και πάρκινγκ στην είσοδο, ίντερνετ παντού.'),
  article('nordic', 'Smørrebrød', 'Æbler og ål', 'Łódź'),
];

test.each([
  ['no query finds all', '', ['door', 'cafe', 'greek', 'wifi', 'loans', 'nordic']],
  ['spaces are no query', ' \t ', ['door', 'cafe', 'greek', 'wifi', 'loans', 'nordic']],
  ['a word of the title', 'get', ['door']],
  ['a word of the description', 'digital', ['door']],
  ['a word of the body', 'corner', ['cafe']],
  ['a part of a word', 'digi', ['door']],
  ['any case', 'CAFÉ', ['cafe']],
  ['no accent where there is one', 'cafe', ['cafe']],
  ['an accent where there is none', 'cödes', ['door']],
  ['an accent put together from two characters', 'Cafe\u0301', ['cafe']],
  ['ss for ß', 'strasse', ['cafe']],
  ['Greek capitals without accents', 'ΚΛΕΙΔΙΑ', ['greek']],
  ['a Greek capital sigma at the end', 'ΙΔΙΟΚΤΗΤΗΣ', ['greek']],
  ['a loan word in Greek, typed in Latin letters', 'sauna', ['loans']],
  ['more of them', 'jacuzzi taxi parking internet bar', ['loans']],
  ['a Latin word that no Greek text says', 'submarine', []],
  ['letters of the north as a tourist types them', 'smorrebrod aebler al lodz', ['nordic']],
  ['all words, from different places, in any order', 'press keys', ['door']],
  ['one word that is nowhere', 'press spaceship', []],
  ['one word for what has a hyphen', 'wifi', ['wifi']],
  ['a hyphen, of whatever kind', 'wi-fi check–in', ['wifi']],
  ['two words for what has a hyphen', 'wi fi', ['wifi']],
  ['characters that mean something elsewhere', '# .', ['door']],
  ['what looks like a pattern', '.*', []],
])('%s: %j (R1-21)', (_words, query, ids) => {
  expect(searchHelp(ARTICLES, query).map(({ id }) => id)).toEqual(ids);
});

test('finds in the order of the articles', () => {
  expect(searchHelp(ARTICLES, 'e').map(({ id }) => id)).toEqual(['door', 'cafe', 'greek', 'wifi', 'loans', 'nordic']);
});

import { describe, expect, test } from 'vitest';

import type { HelpArticle as HelpArticleDto } from '#api/generated/model.ts';

import { helpContentFromDto, helpSections } from './help-content.ts';

const aDto = (changes: Partial<HelpArticleDto> = {}): HelpArticleDto => ({
  id: 'a',
  category: 'access',
  title: 'How do I get in?',
  description: 'Codes and keys',
  body: 'Type the code.',
  ...changes,
});

const contentOf = (...articles: HelpArticleDto[]) =>
  helpContentFromDto({
    id: 'content-1',
    propertyId: 'prop-1',
    helpCentreId: 'help-1',
    helpCentreIdentifier: 'reception',
    guestAreaImageUrl: 'https://cms.example.test/area.jpg',
    articles,
  });

test('help has its centre, its picture and its articles (R3-98)', () => {
  expect(contentOf(aDto())).toEqual({
    helpCentreId: 'help-1',
    helpCentreIdentifier: 'reception',
    guestAreaImageUrl: 'https://cms.example.test/area.jpg',
    articles: [
      {
        id: 'a',
        category: 'access',
        title: 'How do I get in?',
        description: 'Codes and keys',
        body: 'Type the code.',
      },
    ],
  });
});

test('a property without content has no articles (R7-64)', () => {
  expect(helpContentFromDto(undefined)).toEqual({
    helpCentreId: null,
    helpCentreIdentifier: null,
    guestAreaImageUrl: null,
    articles: [],
  });
});

describe('the category of an article (R2-159)', () => {
  test.each([
    ['access', 'access'],
    ['apartment', 'apartment'],
    ['check-out', 'check-out'],
    ['reservation', 'reservation'],
    [' Check-Out ', 'check-out'],
    ['spaceship', 'apartment'],
    ['', 'apartment'],
    ['constructor', 'apartment'],
  ])('%j stands under %s', (sent, category) => {
    expect(contentOf(aDto({ category: sent })).articles[0]?.category).toBe(category);
  });
});

describe('the texts of an article', () => {
  test.each([
    ['line breaks of any system are one', { body: 'One\r\nTwo\rThree\n' }, { body: 'One\nTwo\nThree' }],
    ['tags are text like any other', { body: '<b>Loud</b>' }, { body: '<b>Loud</b>' }],
    [
      'without a title the description is the title',
      { title: ' ' },
      { title: 'Codes and keys', description: null, body: 'Type the code.' },
    ],
    ['a description that repeats the title is left out', { description: 'How do I get in?' }, { description: null }],
  ])('%s', (_words, sent, expected) => {
    expect(contentOf(aDto(sent)).articles[0]).toMatchObject(expected);
  });

  test('an article without title and description is dropped', () => {
    expect(contentOf(aDto({ title: '', description: ' ' })).articles).toEqual([]);
  });
});

describe('articles by category (R2-103)', () => {
  test('in the order of the screen, whatever the order they came in, each category in its own', () => {
    const { articles } = contentOf(
      aDto({ id: '1', category: 'check-out' }),
      aDto({ id: '2', category: 'apartment' }),
      aDto({ id: '3', category: 'reservation' }),
      aDto({ id: '4', category: 'access' }),
      aDto({ id: '5', category: 'apartment' }),
    );
    expect(helpSections(articles).map((section) => [section.category, section.articles.map(({ id }) => id)])).toEqual([
      ['access', ['4']],
      ['reservation', ['3']],
      ['apartment', ['2', '5']],
      ['check-out', ['1']],
    ]);
  });

  test('a category without articles is not there (R2-159)', () => {
    expect(helpSections(contentOf(aDto({ category: 'check-out' })).articles)).toHaveLength(1);
    expect(helpSections([])).toEqual([]);
  });
});

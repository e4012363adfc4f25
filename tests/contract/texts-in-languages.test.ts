import { describe, expect, test } from 'vitest';

import { TEXTS as da } from '#mocks/texts/da.ts';
import { TEXTS as de } from '#mocks/texts/de.ts';
import { TEXTS as el } from '#mocks/texts/el.ts';
import { TEXTS as es } from '#mocks/texts/es.ts';
import { TEXTS as et } from '#mocks/texts/et.ts';
import { TEXTS as fi } from '#mocks/texts/fi.ts';
import { TEXTS as it } from '#mocks/texts/it.ts';
import { TEXTS as nl } from '#mocks/texts/nl.ts';
import { TEXTS as no } from '#mocks/texts/no.ts';

import { ALL_EXPANSIONS, call, frozenWorld, fullStay } from './support.ts';

const LANGUAGES = { da, de, el, es, et, fi, it, nl, no };
const PROPERTY = 'propertyId=prop-helsinki-kas40';

/** The members of rows whose texts a guest reads. */
const SHOWN = /^(title|description|body|subTitle|guidelines?|accessGuidelines|features)$/;

interface AnyTable {
  findMany(where: () => boolean): unknown;
}

/** The texts in the rows of all scenarios: all of them, and those that a guest reads. */
async function textsOfRows(): Promise<{ readonly all: Set<string>; readonly shown: Set<string> }> {
  const { db } = await frozenWorld();
  const all = new Set<string>();
  const shown = new Set<string>();
  // One simple type, as the linter takes two minutes to check the union of the types of all tables.
  const tables: readonly AnyTable[] = Object.values(db);
  const rows = tables.map((table) => table.findMany(() => true));
  JSON.stringify(rows, (member, value: unknown) => {
    if (typeof value === 'string') all.add(value);
    if (typeof value === 'string' && SHOWN.test(member)) shown.add(value);
    return value;
  });
  return { all, shown };
}

describe('texts in the requested language [R7-02 R7-05]', () => {
  test.each([
    ['de-DE', 'Wie komme ich hinein?'],
    ['GER', 'Wie komme ich hinein?'],
    ['el-GR', 'Πώς θα μπω;'],
    ['en-GB', 'How do I get in?'],
    ['xx', 'How do I get in?'],
    ['constructor', 'How do I get in?'],
    [undefined, 'How do I get in?'],
  ])('%s: %s', async (language, title) => {
    const headers = language === undefined ? {} : { 'x-language-code': language };
    const { body } = await call(await frozenWorld(), `property-content?${PROPERTY}`, { headers });
    expect(body.data[0].articles[0]).toMatchObject({ id: 'article-access', title });
  });

  test('the rows stay English, and values that are not texts are unchanged', async () => {
    const world = await frozenWorld();
    const german = { headers: { 'x-language-code': 'de-DE' } };
    const inGerman = await call(world, `check-in/stay-started?${ALL_EXPANSIONS}`, german);
    expect(inGerman.body).toMatchObject({
      customer: { lastName: 'Guest' },
      propertyUnitCategory: { name: 'Apartment mit einem Schlafzimmer', type: 'apartment' },
    });
    expect((await fullStay(world, 'stay-started')).propertyUnitCategory.name).toBe('One-bedroom apartment');
  });

  test.each(Object.entries(LANGUAGES))('%s has every text that a guest reads, and no other', async (_name, texts) => {
    const { all, shown } = await textsOfRows();
    expect([...shown].filter((text) => text !== '' && !Object.hasOwn(texts, text))).toEqual([]);
    expect(Object.keys(texts).filter((text) => !all.has(text))).toEqual([]);
    expect(Object.keys(texts)).toEqual(Object.keys(de));
    expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
  });
});

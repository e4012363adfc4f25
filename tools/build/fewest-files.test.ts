import { faker } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';

import { fewestFiles } from './fewest-files.ts';
import type { Module, Wait } from './fewest-files.ts';

const FILE_COST = 100;

/** A module of this size, the pages that need it, and what it imports. */
type Row = readonly [size: number, neededBy: string, imports?: string];

const modulesOf = (rows: Readonly<Record<string, Row>>): Map<string, Module> =>
  new Map(
    Object.entries(rows).map(([id, [size, neededBy, imports]]) => [
      id,
      { size, neededBy: new Set(neededBy.split(' ')), imports: imports?.split(' ') ?? [] },
    ]),
  );

/** A wait for a page, and how often guests wait so. */
const wait = (page: string, weight = 1): Wait => ({ weight, for: [page] });

describe('modules become one file', () => {
  test.each<[what: string, rows: Record<string, Row>, waits: Wait[], files: string[]]>([
    [
      'when the same pages need them, whatever their size',
      { a: [10_000, 'home'], b: [10_000, 'home'], c: [10, 'door'] },
      [wait('home'), wait('door')],
      ['a b', 'c'],
    ],
    [
      'when other guests pay less for what they do not need than these pay for a file',
      { a: [80, 'home'], b: [5_000, 'home door'] },
      [wait('home'), wait('door')],
      ['a b'],
    ],
    [
      'but not when they pay more',
      { a: [120, 'home'], b: [5_000, 'home door'] },
      [wait('home'), wait('door')],
      ['a', 'b'],
    ],
    [
      'nor when they are many',
      { a: [80, 'home'], b: [5_000, 'home door'] },
      [wait('home'), wait('door', 2)],
      ['a', 'b'],
    ],
    [
      'when what comes after the page may as well come with it',
      { a: [5_000, 'door'], b: [80, 'after-door'] },
      [wait('door'), { weight: 1, for: ['after-door'], after: 'door' }],
      ['a b'],
    ],
    [
      'but not when the page waits for it too long',
      { a: [5_000, 'door'], b: [80, 'after-door'] },
      [wait('door'), { weight: 0.3, for: ['after-door'], after: 'door' }],
      ['a', 'b'],
    ],
    [
      'but not when one brings along what the other’s guests do not need',
      { a: [10, 'home list', 'd'], c: [10, 'door list'], d: [5_000, 'home list help'] },
      [wait('home'), wait('door'), wait('list'), wait('help', 100)],
      ['a', 'c', 'd'],
    ],
  ])('%s', (_what, rows, waits, expected) => {
    const files = fewestFiles(modulesOf(rows), waits, FILE_COST);
    expect(files.map(({ modules }) => modules.toSorted().join(' ')).toSorted()).toEqual(expected);
  });
});

describe('of any modules', () => {
  // No guest waits for the last two. What they need makes no difference.
  const PAGES = ['home', 'door', 'list', 'help', 'frame', 'test'];
  const waits = ['home', 'door', 'list', 'help'].map((page, index) => wait(page, 1 + index ** 2));

  /** Modules that import some of those after them; who needs one needs what it imports. */
  function anyModules(): Map<string, Module> {
    const ids = Array.from({ length: 25 }, (_, index) => `m${index}`);
    const modules = new Map(
      ids.map((id, index) => [
        id,
        {
          size: faker.number.int({ min: 1, max: 400 }),
          imports: faker.helpers.arrayElements(ids.slice(index + 1), { min: 0, max: 3 }),
          neededBy: new Set(faker.helpers.arrayElements(PAGES, { min: 1, max: 2 })),
        },
      ]),
    );
    for (const { imports, neededBy } of modules.values())
      for (const each of imports) for (const page of neededBy) modules.get(each)?.neededBy.add(page);
    return new Map(faker.helpers.shuffle([...modules]));
  }

  test.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'each is in one file, after all that it imports: %i',
    (seed) => {
      faker.seed(seed);
      const modules = anyModules();
      const files = fewestFiles(modules, waits, FILE_COST);
      expect(files.flatMap((file) => file.modules).toSorted()).toEqual([...modules.keys()].toSorted());
      const placeOf = (id: string): number => files.findIndex((file) => file.modules.includes(id));
      for (const [id, { imports, neededBy }] of modules) {
        for (const each of imports) expect(placeOf(each)).toBeLessThanOrEqual(placeOf(id));
        expect([...neededBy].every((page) => files[placeOf(id)]?.neededBy.has(page))).toBe(true);
      }
      for (const file of files)
        expect(file.size).toBe(file.modules.reduce((sum, id) => sum + (modules.get(id)?.size ?? 0), 0));
    },
  );
});

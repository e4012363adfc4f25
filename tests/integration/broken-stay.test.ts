import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import type { CheckIn as CheckInDto } from '#api/generated/model.ts';
import type { ContractError } from '#api/api-error.ts';
import type { Slug, Stay, StayField } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

import { CheckIn } from '#api/generated/model.ts';
import { onContractBreach, parseResponseInParts } from '#api/parse-response.ts';
import { createQueryClient } from '#data/query-client.ts';
import { requestStay } from '#api/request-stay.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';
import { startWorld } from '#mocks/testing/vitest.ts';
import type { TestWorld } from '#mocks/testing/vitest.ts';

import { startWithoutBrowser, stubBrowser } from '../support/app-without-browser.ts';
import { renderedPage } from '../support/rendered-pages.tsx';
import { NEEDED, PAGES, TABLE } from './broken-stay/expectations.ts';
import type { PageName } from './broken-stay/expectations.ts';
import type { Blocks } from '../support/rendered-pages.tsx';

vi.mock('react', async (original) => {
  const { reactWithStores } = await import('../support/react-with-stores.ts');
  return reactWithStores(await original());
});

const OPERATION = 'checkIn';
const SLUG = 'stay-before-arrival' as Slug;
const NOW = '2026-11-20T10:00:00.000Z' as Instant;

const UNREADABLE = 'We could not show this part';

const MEMBERS = [...Object.keys(TABLE), ...NEEDED, 'propertyKeys'];

const queryClient = createQueryClient();
const wholes = new Map<PageName, Blocks>();
const render = new Map<PageName, () => Blocks>();
let good: CheckInDto;
let world: TestWorld;
let reported: ContractError[] = [];

// The timeout allows for loading the whole app on a busy machine.
beforeAll(async () => {
  startWithoutBrowser(NOW);
  world = await startWorld({ now: NOW, frozen: true });
  good = await requestStay(SLUG);
  for (const [name, path] of Object.entries(PAGES) as [PageName, string][]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, as a guest opens them
    const page = await renderedPage(queryClient, `${path}?slug=${SLUG}`);
    render.set(name, page);
    page();
  }
  // Rendering starts loading the lazy parts, and a loaded part may start others; only then are the pages complete.
  for (const page of render.values()) page();
  await vi.dynamicImportSettled();
  for (const [name, page] of render) wholes.set(name, page());
}, 30_000);
afterAll(() => {
  world.stop();
  vi.useRealTimers();
});
beforeEach(() => {
  stubBrowser();
  reported = [];
  onContractBreach((breach) => reported.push(breach));
});

const read = (answer: unknown): Stay => stayFromDto(parseResponseInParts(OPERATION, CheckIn, answer));
const broken = (member: string): unknown => ({
  ...good,
  [member]: typeof Object.entries(good).find(([name]) => name === member)?.[1] === 'number' ? 'broken' : 5,
});

/** The blocks of each page with this stay, and those that differ from the page of the good answer. */
function shown(stay: Stay): Record<string, { readonly blocks: Blocks; readonly changed: readonly string[] }> {
  queryClient.setQueryData(stayQuery(SLUG).queryKey, stay);
  return Object.fromEntries(
    [...render].map(([name, page]) => {
      const [before, blocks] = [wholes.get(name) ?? {}, page()];
      const names = [...new Set([...Object.keys(before), ...Object.keys(blocks)])];
      return [name, { blocks, changed: names.filter((each) => before[each] !== blocks[each]) }];
    }),
  );
}

test('the good answer has every member of the table', () => {
  expect(Object.keys(good).filter((member) => !MEMBERS.includes(member))).toEqual([]);
  expect(read(good)).toMatchObject({ invalidFields: [], droppedDoors: 0 });
});

describe('a broken part of the stay changes its own blocks only, and is reported once', () => {
  test.each(Object.entries(TABLE))('%s', (member, { invalidFields, blocks, noticePages }) => {
    const stay = read(broken(member));
    expect(stay.invalidFields).toEqual(invalidFields);
    expect(stay.propertyKeys).toEqual(read(good).propertyKeys);
    read(broken(member));
    expect(reported.map(({ operation, field, issue }) => [operation, field.split('.')[0], typeof issue])).toEqual([
      [OPERATION, member, 'string'],
    ]);
    const pages = shown(stay);
    for (const [name, { changed, blocks: all }] of Object.entries(pages)) {
      const allowed = Object.entries(blocks).find(([page]) => page === name)?.[1] ?? [];
      expect(
        changed.filter((block) => !allowed.includes(block)),
        `${name} changes elsewhere`,
      ).toEqual([]);
      const text = Object.values(all).join('\n');
      expect(text).not.toMatch(/\bundefined\b|\bNaN\b|Invalid Date|\[object Object\]/);
      expect(text.includes(UNREADABLE), `${name} says so`).toBe(noticePages.some((page) => page === name));
    }
  });

  test.each(NEEDED)('%s is needed', (member) => {
    expect(() => read(broken(member))).toThrow(`${OPERATION}: answer breaks the contract at '${member}'`);
  });
});

describe('whatever is wrong with a part, no door is hidden and no page is blank', () => {
  const KINDS: readonly [string, (member: string) => unknown][] = [
    ['null', (member) => ({ ...good, [member]: null })],
    ['missing', (member) => Object.fromEntries(Object.entries(good).filter(([name]) => name !== member))],
    ['another type', broken],
    ['an empty object', (member) => ({ ...good, [member]: {} })],
    ['a list with a null', (member) => ({ ...good, [member]: [null] })],
  ];
  test.each(Object.keys(TABLE).flatMap((member) => KINDS.map(([kind, spoil]) => [member, kind, spoil] as const)))(
    '%s: %s',
    (member, _, spoil) => {
      const stay = read(spoil(member));
      expect(stay.propertyKeys).toEqual(read(good).propertyKeys);
      queryClient.setQueryData(stayQuery(SLUG).queryKey, stay);
      const doors = render.get('access')?.() ?? {};
      const before = wholes.get('access') ?? {};
      for (const door of ['Street door', 'Lift']) expect(doors[door]).toBe(before[door]);
      expect(doors).toHaveProperty(['Luggage room']);
      expect(render.get('stay')?.()["What's Next"]).toContain('Your door');
    },
  );
});

describe('keys', () => {
  const keys = (change: (keys: readonly unknown[]) => unknown): unknown => ({
    ...good,
    propertyKeys: change(good.propertyKeys ?? []),
  });

  test.each<[string, (key: unknown) => unknown]>([
    ['a null', () => null],
    ['a code that is a number', (key) => ({ ...Object(key), code: 4719 })],
    ['no id', (key) => ({ ...Object(key), id: undefined })],
  ])('%s among them: only that door is missing, and the page says so', (_, spoil) => {
    const stay = read(keys(([first, ...rest]) => [spoil(first), ...rest]));
    expect(stay.droppedDoors).toBe(1);
    expect(stay.propertyKeys).toHaveLength((good.propertyKeys?.length ?? 0) - 1);
    expect(reported.map(({ field }) => field)).toEqual([expect.stringMatching(/^propertyKeys\.\*/)]);
    const { access } = shown(stay);
    expect(Object.values(access?.blocks ?? {}).join('\n')).toContain('We could not show one of your doors');
  });

  test.each([
    ['no list', 'broken'],
    ['null', null],
    ['only broken ones', [null, {}]],
  ])('%s: the page says that the doors cannot be shown, not that there are none', (_, propertyKeys) => {
    const stay = read(keys(() => propertyKeys));
    expect(stay.invalidFields).toEqual(['doors']);
    const { access, stay: index } = shown(stay);
    const text = Object.values({ ...access?.blocks, ...index?.blocks }).join('\n');
    expect(text).toContain(UNREADABLE);
    expect(text).not.toContain('No doors yet');
    expect(access?.blocks['Wi-Fi']).toBe(wholes.get('access')?.['Wi-Fi']);
  });
});

describe('parts within parts', () => {
  test.each<[string, (answer: CheckInDto) => unknown, readonly StayField[]]>([
    [
      'the address of the unit',
      (all) => ({ ...all, propertyUnit: { ...all.propertyUnit, address: 5 } }),
      ['unit-address'],
    ],
    ['its integrations', (all) => ({ ...all, propertyUnit: { ...all.propertyUnit, integrations: 5 } }), ['wifi']],
    [
      'its pictures',
      (all) => ({ ...all, propertyUnitCategory: { ...all.propertyUnitCategory, images: null } }),
      ['pictures'],
    ],
    [
      'its emissions',
      (all) => ({ ...all, propertyUnitCategory: { ...all.propertyUnitCategory, sustainability: 5 } }),
      ['emissions'],
    ],
    ['every product', (all) => ({ ...all, services: [{ id: 's', products: [null] }] }), ['products']],
    ['every card', (all) => ({ ...all, creditCards: [null] }), ['cards']],
  ])('%s', (_, spoil, invalidFields) => {
    expect(read(spoil(good)).invalidFields).toEqual(invalidFields);
  });

  test('of several pictures, products or cards only the broken one is dropped', () => {
    const whole = read(good);
    const [service] = good.services ?? [];
    const stay = read({
      ...good,
      services: [{ ...service, products: [null, ...(service?.products ?? [])] }, ...(good.services ?? []).slice(1)],
      creditCards: [{ id: 5 }, ...(good.creditCards ?? [])],
      propertyUnitCategory: {
        ...good.propertyUnitCategory,
        images: [{ url: 5 }, ...(good.propertyUnitCategory?.images ?? []), { url: '/x.jpg', sequenceNumber: 99 }],
      },
    });
    expect(stay.products).toEqual(whole.products);
    expect(stay.guestCreditCards).toEqual(whole.guestCreditCards);
    expect(stay.livingUnit?.imageUrls.at(-1)).toBe('/x.jpg');
  });
});

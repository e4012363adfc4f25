import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import type { FirstAnswers } from '#data/stay/first-answers.ts';
import type { Instant } from '#lib/time.ts';

import { createQueryClient } from '#data/query-client.ts';
import { askProperty, askStay } from '#data/stay/ask-stay.ts';
import { firstViewOf, otherPartOf } from '#features/first-view/first-view.ts';
import type { Sketch } from '#features/first-view/sketch.ts';
import { createBackend } from '#mocks/backend.ts';
import { nodeHost } from '#mocks/engine/node-host.ts';
import { checkInScenarios } from '#mocks/scenarios/check-in.ts';
import { keyScenarios } from '#mocks/scenarios/keys.ts';
import { propertyScenarios } from '#mocks/scenarios/property-and-guides.ts';
import { stayData } from '#mocks/scenarios/stay-data.ts';
import { stayLifeCycle } from '#mocks/scenarios/stay-life-cycle.ts';

import { startWithoutBrowser, stubBrowser } from '../support/app-without-browser.ts';
import { renderedPage } from '../support/rendered-pages.tsx';

vi.mock('react', async (original) => {
  const { reactWithStores } = await import('../support/react-with-stores.ts');
  return reactWithStores(await original());
});

const NOW = '2026-11-20T15:00:00.000Z' as Instant;
/** What differs in the other scenarios is further down. */
const SCENARIOS = [...stayLifeCycle, ...stayData, ...checkInScenarios, ...keyScenarios, ...propertyScenarios];
const PAGES = { 'stay-access': '/stay/access', 'stay-index': '/stay' } as const;
type Part = keyof typeof PAGES;

let host: ReturnType<typeof nodeHost>;

beforeAll(async () => {
  startWithoutBrowser(NOW);
  host = nodeHost(await createBackend({ now: NOW, frozen: true }));
  host.listen({ onUnhandledFrame: 'error' });
}, 60_000);
beforeEach(stubBrowser);
afterAll(() => {
  host.close();
  vi.useRealTimers();
});

const answersOf = async (slug: string) => {
  const stay = await askStay(slug);
  return { stay, property: await askProperty(stay.propertyId) };
};

const viewOf = (part: Part, answers: FirstAnswers, now: string = NOW): Sketch | undefined =>
  firstViewOf({ part, answers, servedAt: Date.parse(now), locale: 'en-GB', messages: {} }, Date.parse(now));

const textsOf = (each: Sketch | string): string[] =>
  typeof each === 'string' ? [each] : each.children.flatMap(textsOf);

/** All that a view says, without its spaces. */
const wordsOf = (view: Sketch | undefined): string | undefined => view && textsOf(view).join('').replaceAll(/\s/g, '');

const code = ({ stay }: FirstAnswers): string => stay.propertyKeys?.find((key) => key.code)?.code ?? 'no code';

/** The first door of `stay-started`, from the way into the walk on. */
const FIRST_DOOR = [
  'Walk me in',
  '1',
  'Street door',
  'Code: 4 7 1 9, then #',
  '47',
  '19',
  '#',
  'Type the code, then press ',
  '#',
  '. ',
];

test('a guest who may enter reads the house and the first code, before the app comes', async () => {
  const view = viewOf('stay-access', await answersOf('stay-started'));
  expect(view && textsOf(view).filter((text) => text.trim() !== '')).toEqual([
    'Stay',
    expect.stringMatching(/^Helsinki 17:00 · you \d\d:\d\d$/),
    'Getting in',
    'Kasarmikatu 40, Helsinki, Apartment\u00A0405, Floor\u00A04',
    expect.stringMatching(/^All keys work until .+$/),
    ...FIRST_DOOR,
  ]);
});

test('on the page of the stay it is the key that the page shows first (R2-167)', async () => {
  const view = viewOf('stay-index', await answersOf('stay-started'));
  expect(view && textsOf(view).filter((text) => text.trim() !== '')).toEqual([
    'Kasarmikatu 40',
    expect.stringMatching(/^Helsinki, Apartment/),
    expect.stringMatching(/^\w{3}\s/),
    'from 15:00',
    expect.stringMatching(/^\w{3}\s/),
    'until 11:00',
    "What's Next",
    expect.stringMatching(/^Helsinki 17:00 · you \d\d:\d\d$/),
    ...FIRST_DOOR.slice(2),
  ]);
});

test('the page to find a booking asks for it before the app comes', () => {
  const view = firstViewOf(
    { part: 'check-in', answers: undefined, servedAt: Number.NaN, locale: 'en-GB', messages: {} },
    Date.parse(NOW),
  );
  expect(view && textsOf(view).filter((text) => text.trim() !== '')).toEqual([
    'Find your booking',
    'Enter your booking number and last name to see everything about your stay.',
    'Booking number',
    expect.stringMatching(/^It is in your confirmation e-mail\./),
    'Last name',
  ]);
});

test('on the last day the page of the stay begins with leaving, and the key is for the page', async () => {
  const answers = await answersOf('check-out-day');
  expect(viewOf('stay-index', answers)).toBeDefined();
  expect(wordsOf(viewOf('stay-index', answers))).not.toMatch(/Code:/);
});

/** What closes the doors of a stay whose keys are there. */
const CLOSED = [
  ['cancelled', { status: 'canceled' as const }],
  ['banned', { idVerificationState: 'banned' as const }],
  ['not checked in', { state: 'guest-details-required' as const }],
  ['checked out', { checkOutDate: '2026-11-20T14:00:00Z' }],
] as const;

test.each(CLOSED)('the doors of a stay that is %s wait for their page', async (_, change) => {
  const answers = await answersOf('stay-started');
  expect(viewOf('stay-access', { ...answers, stay: { ...answers.stay, ...change } })).toBeUndefined();
});

describe.each(['stay-access', 'stay-index'] as const)('nothing that the rules withhold is shown by %s', (part) => {
  test.each([
    'keys-expired',
    'keys-not-available',
    'keys-not-available-yet',
    'keys-code-valid-from',
    'unpaid-no-card',
    'stay-before-arrival',
    'stay-before-arrival-unpaid-keys',
    'cancelled',
    'checked-out',
    'id-verification-required',
    'id-verification-banned',
  ])('%s', async (slug) => {
    expect(wordsOf(viewOf(part, await answersOf(slug))) ?? '').not.toMatch(/work until|Code:/);
  });

  test.each([
    ['a code before its time', { validFromDate: '2026-11-20T15:00:01Z' }],
    ['a code after its time', { validToDate: '2026-11-20T15:00:00Z' }],
    ['a code in its last hour', { validToDate: '2026-11-20T15:59:59Z' }],
    ['a code that the server withholds', { error: { code: 'NOT_AVAILABLE_YET', availableAt: null } }],
    ['a code that is unpaid', { error: { code: 'NOT_PAID', availableAt: null } }],
    ['a code that is no text', { code: 4719 as never }],
    ['a door that opens over the network', { accessType: 'remote' as const }],
  ])('%s', async (_, change) => {
    const answers = await answersOf('stay-started');
    const propertyKeys = answers.stay.propertyKeys?.map((key) => ({ ...key, ...change }));
    const words = wordsOf(viewOf(part, { ...answers, stay: { ...answers.stay, propertyKeys } }));
    expect(words ?? '').not.toMatch(/work until|Code:/);
    expect(words ?? '').not.toContain(code(answers));
  });

  test.each(CLOSED)('a stay that is %s', async (_, change) => {
    const answers = await answersOf('stay-started');
    const view = viewOf(part, { ...answers, stay: { ...answers.stay, ...change } });
    expect(wordsOf(view) ?? '').not.toMatch(/work until|Code:/);
    expect(wordsOf(view) ?? '').not.toContain(code(answers));
  });

  test('what is drawn is text, whatever the server calls it', async () => {
    const { stay, property } = await answersOf('stay-started');
    const view = viewOf('stay-index', { stay, property: { ...property, name: '<img src=x>' } });
    expect(view && textsOf(view)).toContain('<img src=x>');
  });
});

describe('the server says the time where the device is wrong', () => {
  test('a code that is over by the server is not shown', async () => {
    const answers = await answersOf('stay-started');
    const input = { part: 'stay-access', answers, locale: 'en-GB', messages: {} };
    const week = 7 * 24 * 3_600_000;
    expect(firstViewOf({ ...input, servedAt: Date.parse(NOW) + week }, Date.parse(NOW))).toBeUndefined();
    expect(firstViewOf({ ...input, servedAt: Date.parse(NOW) }, Date.parse(NOW) + week)).toBeDefined();
  });
});

describe('before the property has answered', () => {
  test('the code is there, without what only the property knows', async () => {
    const view = viewOf('stay-access', { ...(await answersOf('stay-started')), property: undefined });
    expect(view && textsOf(view).filter((text) => text.trim() !== '')).toEqual([
      'Stay',
      'Getting in',
      'Apartment\u00A0405, Floor\u00A04',
      ...FIRST_DOOR,
    ]);
  });

  test('on the page of the stay, too: the name of the house and the hours are added', async () => {
    const view = viewOf('stay-index', { ...(await answersOf('stay-started')), property: undefined });
    expect(view && textsOf(view).filter((text) => text.trim() !== '')).toEqual([
      expect.stringMatching(/^Apartment/),
      "What's Next",
      ...FIRST_DOOR.slice(2),
    ]);
  });

  test.each(['stay-access', 'stay-index'] as const)(
    '%s: no text that the property takes back, in every scenario at each hour of its last two days',
    async (part) => {
      let drawn = 0;
      for (const { name } of SCENARIOS) {
        // oxlint-disable-next-line no-await-in-loop -- few answers, one after the other
        const answers = await answersOf(name).catch(() => undefined);
        if (answers === undefined) continue;
        for (let hour = -36; hour <= 12; hour++) {
          const now = new Date(Date.parse(answers.stay.endDate ?? NOW) + hour * 3_600_000).toISOString();
          const early = viewOf(part, { ...answers, property: undefined }, now);
          if (early === undefined) continue;
          drawn += 1;
          const later = wordsOf(viewOf(part, answers, now));
          for (const text of textsOf(early))
            expect(later, `${name} at ${now}: ${text}`).toContain(text.replaceAll(/\s/g, ''));
        }
      }
      expect(drawn).toBeGreaterThan(part === 'stay-access' ? 20 : 5);
    },
  );

  test('without a key the name of the house is the largest text of a stay: nothing is drawn without it', async () => {
    const answers = await answersOf('stay-before-arrival');
    expect(viewOf('stay-index', answers)).toBeDefined();
    expect(viewOf('stay-index', { ...answers, property: undefined })).toBeUndefined();
  });
});

test.each([
  ['stay-index', 'stay-started', 'stay-access'],
  ['stay-index', 'stay-before-arrival', undefined],
  ['stay-access', 'stay-started', undefined],
])('%s of %s shows a piece of %s', async (part, slug, other) => {
  const whole = await answersOf(slug);
  for (const answers of [whole, { ...whole, property: undefined }])
    expect(otherPartOf({ part, answers, servedAt: Date.parse(NOW) }, Date.parse(NOW))).toBe(other);
});

describe('a first view says what its page says, word by word from the heading on', () => {
  test.each(Object.keys(PAGES) as Part[])('%s, in every scenario of a stay that has one', async (part) => {
    let drawn = 0;
    for (const { name } of SCENARIOS) {
      // oxlint-disable no-await-in-loop -- one page after the other, as a guest opens them
      const answers = await answersOf(name).catch(() => undefined);
      const view = answers && viewOf(part, answers);
      if (view === undefined) continue;
      drawn += 1;
      const page = await renderedPage(createQueryClient(), `${PAGES[part]}?slug=${name}`);
      const blocks = Object.values(page());
      // oxlint-enable no-await-in-loop
      const whole = blocks.join('').replaceAll(/[\s|]/g, '').replaceAll('&#x27;', "'");
      for (const text of textsOf(view)) expect(whole, `${name}: ${text}`).toContain(text.replaceAll(/\s/g, ''));
    }
    expect(drawn).toBeGreaterThan(5);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReactElement, ReactNode } from 'react';

import { i18n } from '@lingui/core';

import { requestProperty, requestStay } from '#api/request-stay.ts';
import type { PropertyResponse, StayResponse } from '#api/request-stay.ts';
import type { Instant } from '#lib/time.ts';
import { createBackend } from '#mocks/backend.ts';
import { nodeHost } from '#mocks/engine/node-host.ts';
import { lookupView, viewOf } from '#prerender/view.tsx';

import { startWithoutBrowser, stubBrowser } from '../support/app-without-browser.ts';

const NOW = '2026-11-20T15:00:00.000Z' as Instant;
const PAGES = ['/stay/access', '/stay'] as const;

let host: ReturnType<typeof nodeHost>;

// The timeout allows for loading the whole app on a busy machine.
beforeAll(async () => {
  startWithoutBrowser(NOW);
  i18n.loadAndActivate({ locale: 'en-GB', messages: {} });
  host = nodeHost(await createBackend({ now: NOW, frozen: true }));
  host.listen({ onUnhandledFrame: 'error' });
}, 30_000);
beforeEach(stubBrowser);
afterAll(() => {
  host.close();
  vi.useRealTimers();
});

interface Answers {
  readonly stay: StayResponse;
  readonly property: PropertyResponse | undefined;
}

const answersOf = async (slug: string) => {
  const stay = await requestStay(slug);
  return { stay, property: await requestProperty(stay.propertyId) };
};

const viewAt = (page: string, { stay, property }: Answers, now: Instant = NOW): ReactNode =>
  viewOf(page, stay, property, now);

/** The texts of an element. Calls components as plain functions, so it throws if one uses a hook. */
function textsOf(node: ReactNode): string[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (typeof node !== 'object') return [String(node)];
  if (Symbol.iterator in node) return [...node].flatMap(textsOf);
  const { type, props } = node as ReactElement<{ children?: ReactNode }>;
  return textsOf(typeof type === 'function' ? (type as (props: unknown) => ReactNode)(props) : props.children);
}

const shownTexts = (view: ReactNode): string[] => textsOf(view).filter((text) => text.trim() !== '');

/** All text of a view without spaces; '' if rendering throws, as nothing is prerendered then. */
function wordsOf(view: ReactNode): string {
  try {
    return textsOf(view).join('').replaceAll(/\s/g, '');
  } catch {
    return '';
  }
}

const code = ({ stay }: Answers): string => stay.propertyKeys?.find((key) => key.code)?.code ?? 'no code';

/** The texts of the first door of `stay-started`, from the link to the walk-in guide on. */
const FIRST_DOOR = [
  'Guide me in',
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

test('/stay/access is prerendered with the building and the first code if the guest may enter', async () => {
  expect(shownTexts(viewAt('/stay/access', await answersOf('stay-started')))).toEqual([
    'Stay',
    'Getting in',
    'Kasarmikatu 40, Helsinki, Apartment\u00A0405, Floor\u00A04',
    'Helsinki time',
    expect.stringMatching(/^All keys work until .+$/),
    ...FIRST_DOOR,
  ]);
});

test('/stay is prerendered with the key that the page shows first (R2-167)', async () => {
  expect(shownTexts(viewAt('/stay', await answersOf('stay-started')))).toEqual([
    'Kasarmikatu 40',
    'Your booking',
    expect.stringMatching(/^Helsinki, Apartment/),
    expect.stringMatching(/^\w{3}\s/),
    'from 15:00',
    expect.stringMatching(/^\w{3}\s/),
    'until 11:00',
    "What's Next",
    ...FIRST_DOOR.slice(2),
  ]);
});

test('the page to find a booking is prerendered with its fields', () => {
  expect(shownTexts(lookupView())).toEqual([
    'Find your booking',
    'Enter your booking number and last name to see everything about your stay.',
    'Booking number',
    'You will find your booking number in your confirmation ',
    'e-mail.',
    expect.stringMatching(/^ If you booked through a travel site/),
    'Last name',
  ]);
});

test('on the last day /stay is prerendered without the key', async () => {
  const answers = await answersOf('check-out-day');
  expect(viewAt('/stay', answers)).toBeDefined();
  expect(wordsOf(viewAt('/stay', answers))).not.toMatch(/Code:/);
});

test('no other page of a stay is prerendered', async () => {
  expect(viewAt('/stay/location', await answersOf('stay-started'))).toBeUndefined();
});

/** Changes to a stay with working keys after which no door may be shown. */
const CLOSED = [
  ['cancelled', { status: 'canceled' as const }],
  ['banned', { idVerificationState: 'banned' as const }],
  ['not checked in', { state: 'guest-details-required' as const }],
  ['checked out', { checkOutDate: '2026-11-20T14:00:00Z' }],
] as const;

test.each(CLOSED)('the doors of a stay that is %s are not prerendered', async (_, change) => {
  const answers = await answersOf('stay-started');
  expect(viewAt('/stay/access', { ...answers, stay: { ...answers.stay, ...change } })).toBeUndefined();
});

describe.each(PAGES)('%s is prerendered without codes that the guest may not see yet or any more', (page) => {
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
    expect(wordsOf(viewAt(page, await answersOf(slug)))).not.toMatch(/work until|Code:/);
  });

  test.each([
    ['a code before its time', { validFromDate: '2026-11-20T15:00:01Z' }],
    ['a code after its time', { validToDate: '2026-11-20T15:00:00Z' }],
    ['a code in its last hour', { validToDate: '2026-11-20T15:59:59Z' }],
    ['a code that the server withholds', { error: { code: 'NOT_AVAILABLE_YET', availableAt: null } }],
    ['a code that is unpaid', { error: { code: 'NOT_PAID', availableAt: null } }],
    ['a code that is not a string', { code: 4719 as never }],
    ['an empty code (D1)', { code: '' }],
    ['a code of invisible characters (D1)', { code: ' \u200B' }],
    ['a dash in place of a code (D1)', { code: '—' }],
    ['a door that opens over the network', { accessType: 'remote' as const }],
  ])('%s', async (_, change) => {
    const answers = await answersOf('stay-started');
    const propertyKeys = answers.stay.propertyKeys?.map((key) => ({ ...key, ...change }));
    const words = wordsOf(viewAt(page, { ...answers, stay: { ...answers.stay, propertyKeys } }));
    expect(words).not.toMatch(/work until|Code:/);
    expect(words).not.toContain(code(answers));
  });

  test.each(CLOSED)('a stay that is %s', async (_, change) => {
    const answers = await answersOf('stay-started');
    const view = viewAt(page, { ...answers, stay: { ...answers.stay, ...change } });
    expect(wordsOf(view)).not.toMatch(/work until|Code:/);
    expect(wordsOf(view)).not.toContain(code(answers));
  });

  test('markup from the server is text', async () => {
    const { stay, property } = await answersOf('stay-started');
    const view = viewAt('/stay', { stay, property: { ...property, name: '<img src=x>' } });
    expect(textsOf(view)).toContain('<img src=x>');
  });
});

test.each(['47 19', '47-19', ' 4719\u00A0', '4\u200B719', '４７１９'])(
  'the code %j is prerendered in digits as they are typed (D5)',
  async (code) => {
    const answers = await answersOf('stay-started');
    const propertyKeys = answers.stay.propertyKeys?.map((key) => (key.type === 'entrance' ? { ...key, code } : key));
    const view = viewAt('/stay/access', { ...answers, stay: { ...answers.stay, propertyKeys } });
    expect(shownTexts(view)).toEqual(expect.arrayContaining(FIRST_DOOR));
  },
);

describe('before the property has loaded', () => {
  test('/stay/access has the code, without facts of the property', async () => {
    const view = viewAt('/stay/access', { ...(await answersOf('stay-started')), property: undefined });
    expect(shownTexts(view)).toEqual(['Stay', 'Getting in', 'Apartment\u00A0405, Floor\u00A04', ...FIRST_DOOR]);
  });

  test('/stay has the code, without the name of the property and the times', async () => {
    const view = viewAt('/stay', { ...(await answersOf('stay-started')), property: undefined });
    expect(shownTexts(view)).toEqual([
      'Your booking',
      expect.stringMatching(/^Apartment/),
      "What's Next",
      ...FIRST_DOOR.slice(2),
    ]);
  });

  test('/stay without a key is not prerendered, as its largest text is the name of the property', async () => {
    const answers = await answersOf('stay-before-arrival');
    expect(viewAt('/stay', answers)).toBeDefined();
    expect(viewAt('/stay', { ...answers, property: undefined })).toBeUndefined();
  });
});

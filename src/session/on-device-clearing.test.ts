import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { Slug } from '#domain/stay/stay.ts';

import { stubTab } from '../../tests/support/stub-tab.ts';
import { STORAGE_ENTRIES } from './storage.ts';
import type { ClearReason } from './storage.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const TOKEN = `${btoa('{}')}.${btoa(JSON.stringify({ exp: NOW / 1000 + 3600 }))}.sig`.replaceAll('=', '');
const VISITOR = 'visitor-before';
const [STAY, NEXT] = ['stay-1', 'stay-2'] as [Slug, Slug];

const ON_DEVICE = {
  currentStay: JSON.stringify({ slug: STAY }),
  locale: 'de-DE',
  environment: 'stage',
  accessToken: TOKEN,
  customRequests: JSON.stringify([{ slug: STAY }, { slug: NEXT }]),
  calendarFiles: JSON.stringify([{ slug: STAY }, { slug: NEXT }]),
  pendingCard: JSON.stringify([{ slug: STAY }, { slug: NEXT }]),
  installOffer: 'closed',
  savedStay: JSON.stringify({ slug: STAY }),
  privacyChoice: JSON.stringify({ analytics: true, messenger: true }),
  chatOpened: JSON.stringify({ slug: STAY }),
};
const IN_TAB = {
  codeSent: JSON.stringify({ email: 'anna@guest.example' }),
  redirectTarget: `/stay?slug=${STAY}`,
  pendingOrder: JSON.stringify({ slug: STAY }),
  guestDetails: JSON.stringify({ slug: STAY }),
  renewedFrom: '/assets/index.js',
  'tsr-scroll-restoration-v1_3': '{"k1":{"window":{"scrollX":0,"scrollY":900}}}',
};

let device: Storage;
let tab: Storage;
let jar: Record<string, string> = {};
let window: EventTarget;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: NOW });
  ({ device, tab, window } = stubTab());
  for (const [name, value] of Object.entries(ON_DEVICE)) device.setItem(name, value);
  for (const [name, value] of Object.entries(IN_TAB)) tab.setItem(name, value);
  jar = { analytics_id: VISITOR, accessToken: TOKEN };
  vi.stubGlobal('document', {
    get cookie() {
      return Object.entries(jar)
        .map((pair) => pair.join('='))
        .join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = text.split(';')[0]?.split('=') ?? [];
      jar[name] = value;
    },
  });
});

test('everything: nothing is left in storage, not even the language (R1-37)', async () => {
  const { clearStorage, onStorageCleared } = await import('./on-device.ts');
  const heard = vi.fn<(reason: ClearReason) => void>();
  onStorageCleared(heard);
  clearStorage('everything');
  expect([device.length, tab.length]).toEqual([0, 0]);
  expect(heard.mock.calls).toEqual([['everything']]);
});

const LISTS = ['customRequests', 'calendarFiles', 'pendingCard'];

/** What is left: each name with `all`, or with the slugs that are left of a list. */
function left(): string[] {
  const kept = [device, tab].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
  );
  const lists = LISTS.flatMap((name) => {
    const all = (JSON.parse(device.getItem(name) ?? '[]') as { slug: string }[]).map(({ slug }) => slug);
    return all.length === 0 ? [] : [`${name} of ${all.join('+')}`];
  });
  return [
    ...kept.filter((name) => !LISTS.includes(name)),
    ...lists,
    ...(jar['analytics_id'] === VISITOR ? ['analytics_id'] : []),
    ...(jar['accessToken'] === '' ? [] : ['cookie of the login']),
  ].toSorted();
}

const NOTHING_OF_A_GUEST = ['environment', 'installOffer', 'locale', 'privacyChoice', 'renewedFrom'];
const OF_BOTH = LISTS.map((name) => `${name} of ${STAY}+${NEXT}`);
const OF_NEXT = LISTS.map((name) => `${name} of ${NEXT}`);
const LOGIN = ['accessToken', 'cookie of the login', 'codeSent'];
const SCROLL = 'tsr-scroll-restoration-v1_3';

describe('what is left on the device (S15)', () => {
  const login = async () => {
    const opened = await import('./login.ts');
    opened.startLogin();
    return opened;
  };
  const table: [name: string, act: () => Promise<unknown>, kept: string[]][] = [
    ['after Log out: the stay opened last, and nothing else', async () => (await login()).logOut(), ['currentStay']],
    [
      'after Log out in another tab: what this tab shows',
      async () => {
        await login();
        device.removeItem('accessToken');
        jar['accessToken'] = '';
        window.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken' }));
      },
      ['currentStay', 'pendingOrder', 'guestDetails', ...OF_BOTH, SCROLL, 'analytics_id'],
    ],
    [
      'after the token has expired: the order goes on (R4-47)',
      async () => (await login()).logOut('expired'),
      ['currentStay', 'pendingOrder', 'guestDetails', ...OF_BOTH, SCROLL],
    ],
    [
      'after Forget this stay: the login',
      async () => (await import('./on-device.ts')).clearStorage('forget'),
      [...LOGIN, 'analytics_id'],
    ],
    [
      'after the stay was cancelled: all but its order and its requests',
      async () => (await import('./on-device.ts')).clearStorage('cancel', STAY),
      [...LOGIN, 'currentStay', 'chatOpened', 'redirectTarget', ...OF_NEXT, SCROLL, 'analytics_id'],
    ],
    [
      'after another stay was opened: what is of that one',
      async () => (await import('./current-stay.ts')).writeCurrentStay(NEXT),
      [...LOGIN, 'currentStay', 'redirectTarget', ...OF_NEXT, 'analytics_id'],
    ],
    [
      'after the same stay was opened again: everything',
      async () => (await import('./current-stay.ts')).writeCurrentStay(STAY),
      [
        ...LOGIN,
        'currentStay',
        'savedStay',
        'chatOpened',
        'redirectTarget',
        'pendingOrder',
        'guestDetails',
        ...OF_BOTH,
        SCROLL,
        'analytics_id',
      ],
    ],
    [
      'after the error page was opened by itself: all but the stay opened last (R2-52)',
      async () => (await import('./on-device.ts')).clearStorage('not-found'),
      [...LOGIN, 'redirectTarget', 'chatOpened', 'pendingOrder', 'guestDetails', ...OF_BOTH, SCROLL, 'analytics_id'],
    ],
    [
      'after a link that leads to no stay, or to one of another site: all but what is of that one (L1, N4)',
      async () => (await import('./on-device.ts')).clearStorage('not-here', NEXT),
      [
        ...LOGIN,
        'currentStay',
        'savedStay',
        'chatOpened',
        'redirectTarget',
        'pendingOrder',
        'guestDetails',
        ...LISTS.map((name) => `${name} of ${STAY}`),
        SCROLL,
        'analytics_id',
      ],
    ],
    [
      'after the stay opened last was none any more: what is of the other (L1)',
      async () => (await import('./on-device.ts')).clearStorage('not-here', STAY),
      [...LOGIN, 'redirectTarget', ...OF_NEXT, SCROLL, 'analytics_id'],
    ],
  ];
  test.each(table)('%s', async (_, act, kept) => {
    await act();
    expect(left()).toEqual([...NOTHING_OF_A_GUEST, ...kept].toSorted());
  });
});

test('the table has every name, and each guest entry is cleared by some event', () => {
  expect(STORAGE_ENTRIES.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(ON_DEVICE), ...Object.keys(IN_TAB), 'analytics_id', 'sentry-offline'].toSorted(),
  );
  expect(STORAGE_ENTRIES.filter(({ clearedBy }) => clearedBy.length === 0).map(({ name }) => name)).toEqual([
    'locale',
    'environment',
    'privacyChoice',
    'renewedFrom',
    'installOffer',
  ]);
});

test('what the router writes when the page closes goes as well', async () => {
  (await import('./on-device.ts')).clearStorage('forget');
  tab.setItem(SCROLL, '{"k1":{}}');
  window.dispatchEvent(new Event('pagehide'));
  expect(tab.getItem(SCROLL)).toBeNull();
});

test.each<[ClearReason, Slug | undefined]>([
  ['forget', undefined],
  ['cancel', STAY],
  ['other-stay', NEXT],
])('%s: what cannot be read is removed, and those who follow hear of it', async (reason, slug) => {
  const { clearStorage, onStorageCleared } = await import('./on-device.ts');
  const heard = vi.fn<(reason: ClearReason) => void>();
  onStorageCleared(heard);
  device.setItem('customRequests', '{{{');
  clearStorage(reason, slug);
  expect(device.getItem('customRequests')).toBeNull();
  expect(heard.mock.calls).toEqual([[reason]]);
});

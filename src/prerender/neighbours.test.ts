import { beforeEach, expect, test, vi } from 'vitest';

import type { Built } from '../../tools/build/built.ts';
import { fetchNeighbours } from './neighbours.ts';

/** What a file notes when it is run; a file of a build has nothing but its address. */
declare global {
  var ran: string[] | undefined;
}
const fileThatNotes = (name: string): string => `data:text/javascript,globalThis.ran.push('${name}')//${name}`;

const BUILT: Built = {
  stayPages: {},
  otherPages: {},
  files: {
    'stay-index': ['/stay-index.js', '/shared.js'],
    'stay-access': ['/stay-access.js'],
    orders: ['/orders.js', '/shared.js'],
    discover: ['/discover.js'],
    account: ['/account.js'],
  },
  words: { orders: { 'de-DE': '/orders-de.js' }, discover: { 'fi-FI': '/discover-fi.js' } },
  development: [],
  app: '',
  firstView: '/assets/first-view.js',
  fonts: {},
};

let fetched: string[] = [];
let on: Record<string, () => void> = {};

beforeEach(() => {
  vi.useFakeTimers();
  fetched = [];
  on = {};
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act, 50));
  vi.stubGlobal('window', {
    addEventListener: (name: string, act: () => void) => (on[name] = act),
    removeEventListener: (name: string) => delete on[name],
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', {
    createElement: () => {
      const link = {
        href: '',
        addEventListener: (name: string, act: () => void) => name === 'load' && setTimeout(act),
      };
      return link;
    },
    head: { append: ({ href }: { href: string }) => fetched.push(href) },
  });
  return () => vi.useRealTimers();
});

/** What has been fetched a minute after the page of a part has loaded. */
async function fetchedAt(part: string): Promise<string[]> {
  fetchNeighbours(BUILT, part, 'de-DE');
  on['load']?.();
  await vi.advanceTimersByTimeAsync(14_000);
  expect(fetched).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  return fetched;
}

test('nothing is fetched before the first sign of a guest, and then once', async () => {
  fetchNeighbours(BUILT, 'stay-index', 'fi-FI');
  on['load']?.();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).toEqual([]);

  on['scroll']?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetched).toEqual(['/stay-access.js', '/orders.js', '/discover-fi.js', '/discover.js']);
  expect(Object.keys(on)).toEqual(['load']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveLength(4);
});

test('from a door the pages around the stay, each file once, and the words of the guest’s language', async () => {
  expect(await fetchedAt('stay-access')).toEqual([
    '/stay-index.js',
    '/shared.js',
    '/orders-de.js',
    '/orders.js',
    '/discover.js',
  ]);
});

test('nothing that the page has brought itself', async () => {
  expect(await fetchedAt('orders')).not.toContain('/shared.js');
});

test('nothing from a page that leads nowhere in particular', async () => {
  expect(await fetchedAt('account')).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing on a line that is dear: %j',
  async (connection) => {
    vi.stubGlobal('navigator', { connection });
    expect(await fetchedAt('stay-access')).toEqual([]);
  },
);

test('what has come is run, after all has come and before a page is pressed: first what others need', async () => {
  globalThis.ran = [];
  const [page, shared] = [fileThatNotes('page'), fileThatNotes('shared')];
  fetchNeighbours({ ...BUILT, files: { orders: [page, shared], discover: [] }, words: {} }, 'stay-index', 'de-DE');
  on['load']?.();
  on['scroll']?.();
  await vi.advanceTimersByTimeAsync(150);
  expect(fetched).toEqual([page, shared]);
  expect(globalThis.ran).toEqual([]);
  await vi.waitFor(() => expect(globalThis.ran).toEqual(['shared', 'page']));
});

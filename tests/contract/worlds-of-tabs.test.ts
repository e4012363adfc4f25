import { beforeEach, expect, test, vi } from 'vitest';

import { BrowserWorlds } from '#mocks/engine/browser-worlds.ts';
import { library } from './library.ts';

import { FakeStorage } from '../support/fake-storage.ts';

/** The worlds of one browser tab; all tabs share the storage. */
const tab = () => new BrowserWorlds(library);
type Tab = ReturnType<typeof tab>;

const call = async ({ access }: Tab, init: RequestInit = {}): Promise<string> => {
  const answer = await library.answer(access, new Request('http://library.test/api/loans', init));
  if (answer === 'dropped') throw new TypeError('No fault drops an answer here');
  return answer.text;
};

const borrow = (worlds: Tab, book: string): Promise<string> =>
  call(worlds, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ book }),
  });

/** The books that are on loan for a newly opened tab, without the one that every new world starts with. */
async function booksOut(): Promise<string[]> {
  const { data } = JSON.parse(await call(tab())) as { readonly data: readonly { readonly book: string }[] };
  return data.flatMap(({ book }) => (book === 'Dune' ? [] : book)).toSorted();
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
});

test('simultaneous writes of two tabs are both kept', async () => {
  await Promise.all([borrow(tab(), 'Emma'), borrow(tab(), 'Ulysses')]);
  expect(await booksOut()).toEqual(['Emma', 'Ulysses']);
});

test('a slow call does not overwrite what another tab has written meanwhile', async () => {
  const [one, other] = [tab(), tab()];
  await one.access.exclusive(({ faults }) => faults.add({ kind: 'hold', operation: 'borrow', times: 1 }));
  const slow = borrow(one, 'Emma');
  await vi.waitFor(() => one.access.exclusive(({ faults }) => expect(faults.list()).toEqual([])));
  await borrow(other, 'Ulysses');
  await one.access.exclusive(({ faults }) => faults.clear());
  await slow;
  expect(await booksOut()).toEqual(['Emma', 'Ulysses']);
});

test('two simultaneous writes of a tab with an outdated world are both kept', async () => {
  const [one, other] = [tab(), tab()];
  await borrow(one, 'Emma');
  await borrow(other, 'Ulysses');
  await Promise.all([borrow(one, 'Ivanhoe'), borrow(one, 'Middlemarch')]);
  expect(await booksOut()).toEqual(['Emma', 'Ivanhoe', 'Middlemarch', 'Ulysses']);
});

test('a tab stores its world after a write, but not after a read', async () => {
  const one = tab();
  await call(one);
  expect(localStorage.getItem('mock-world')).toBeNull();
  await borrow(one, 'Emma');
  const stored = localStorage.getItem('mock-world');
  expect(stored).toContain('Emma');
  await call(one);
  expect(localStorage.getItem('mock-world')).toBe(stored);
});

test('a world that a tester has ended is not stored again', async () => {
  const one = tab();
  await borrow(one, 'Emma');
  const end = new Request('http://library.test/__mock/sessions/default', { method: 'DELETE' });
  const { status } = await one.exclusive(() => library.control(one, end));
  expect([status, localStorage.getItem('mock-world')]).toEqual([200, null]);
});

test('a call held in one tab is answered when another tab clears the faults', async () => {
  const [one, other] = [tab(), tab()];
  await one.access.exclusive(({ faults }) => faults.add({ kind: 'hold', operation: 'borrow' }));
  const held = borrow(one, 'Emma');
  await vi.waitFor(() => one.access.exclusive(({ faults }) => expect(faults.changes).toBe(2)));
  const end = new Request('http://library.test/__mock/faults', { method: 'DELETE' });
  await other.exclusive(() => library.control(other, end));
  await held;
  expect(await booksOut()).toEqual(['Emma']);
});

test('a link that would restart a changed world asks first, also after a reload (F14)', async () => {
  const link = new URL('http://library.test/?scenario=late-tomorrow&world=anna');
  const open = (url: URL) => {
    const worlds = tab();
    return worlds.exclusive(() => library.openLink(url, worlds));
  };
  expect([await open(link), await open(link)]).toEqual([{ goal: '/' }, { goal: '/' }]);
  await borrow(tab(), 'Emma');
  const opened = await open(link);
  expect(opened).toMatchObject({ changed: { world: 'anna' } });
  expect(await booksOut()).toContain('Emma');
  const restart = new URL(link);
  restart.searchParams.set('restart', 'changed' in opened ? opened.changed.mark : '');
  expect(await open(restart)).toEqual({ goal: '/' });
  expect(await booksOut()).not.toContain('Emma');
});

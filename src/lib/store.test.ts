import { expect, test, vi } from 'vitest';

import { createListeners, createStore } from './store.ts';

test('listeners are called with what has changed, until they leave', () => {
  const { subscribe, notify, count } = createListeners<[string]>();
  const [first, second] = [vi.fn<(what: string) => void>(), vi.fn<(what: string) => void>()];
  const leave = subscribe(first);
  subscribe(second);
  expect(count()).toBe(2);
  notify('a');
  leave();
  leave();
  notify('b');
  expect(first.mock.calls).toEqual([['a']]);
  expect(second.mock.calls).toEqual([['a'], ['b']]);
  expect(count()).toBe(1);
});

test('a store has its value before it notifies', () => {
  const store = createStore(0);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.read()));
  store.write(1);
  store.write(2);
  expect(seen).toEqual([1, 2]);
  expect(store.read()).toBe(2);
});

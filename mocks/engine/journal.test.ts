import { expect, test } from 'vitest';

import type { Instant } from './clock.ts';
import { Journal } from './journal.ts';

const add = (journal: Journal, number: number) =>
  journal.add({
    at: '2026-02-03T10:00:00.000Z' as Instant,
    operation: 'readBook',
    method: 'GET',
    url: `/api/books/${number}`,
    headers: new Headers(),
    body: undefined,
    status: 200,
  });

test('keeps the last two thousand calls, oldest first', () => {
  const journal = new Journal();
  for (let number = 1; number <= 4500; number++) add(journal, number);
  const urls = journal.entries().map(({ url }) => url);
  expect([urls.length, urls[0], urls.at(-1)]).toEqual([2000, '/api/books/2501', '/api/books/4500']);
});

test('is empty after it is cleared', () => {
  const journal = new Journal();
  for (let number = 1; number <= 2500; number++) add(journal, number);
  journal.clear();
  add(journal, 1);
  expect(journal.entries().map(({ url }) => url)).toEqual(['/api/books/1']);
});

test('a listener that unsubscribes after its world was replaced twice gets no more events', () => {
  const [first, second, third] = [new Journal(), new Journal(), new Journal()];
  let heard = 0;
  const leave = first.watch(() => (heard += 1));
  second.takeListeners(first);
  third.takeListeners(second);
  add(third, 1);
  expect(heard).toBe(1);
  leave();
  add(third, 2);
  expect(heard).toBe(1);
});

import { createMemoryHistory } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { watchEntries } from '#lib/opens-at-top.ts';

import { RestOfPage } from './rest-of-page.tsx';

const history = createMemoryHistory();

beforeEach(() => watchEntries(history));
afterEach(() => vi.unstubAllGlobals());

/** What a page renders in its first commit. */
function page(isWide = false): string {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: isWide }) });
  return renderToStaticMarkup(<RestOfPage>More</RestOfPage>);
}

const LATER = '<div aria-busy="true" class="waits"></div>';

test('the page of the first load comes whole', () => {
  expect(page()).toBe('More');
});

test('on a phone the rest of a new page follows its first screen', () => {
  history.push('/new');
  expect(page()).toBe(LATER);
});

test('a wide page comes whole', () => {
  history.push('/wide');
  expect(page(true)).toBe('More');
});

test('a page that a guest comes back to, or goes forward to again, comes whole', () => {
  history.push('/next');
  history.back();
  expect(page()).toBe('More');
  history.forward();
  expect(page()).toBe('More');
});

test('a page that takes the place of another in the history comes whole', () => {
  history.push('/asked');
  history.replace('/answered');
  expect(page()).toBe('More');
});

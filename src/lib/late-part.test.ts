import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { latePart, showTogether } from './late-part.ts';

const Key = ({ code }: { code: string }) => createElement('p', {}, code);
type Load = Parameters<typeof latePart<{ code: string }>>[0];

/** What a page shows in its first frame. */
const firstFrame = (Part: ReturnType<typeof latePart<{ code: string }>>): string =>
  renderToString(createElement(Part, { code: '47 19', fallback: 'waiting' }));

test('a part whose file is there is in the first frame', async () => {
  const Part = latePart<{ code: string }>(() => Promise.resolve(Key));
  expect(firstFrame(Part)).toBe('waiting');
  await Part.prepare();
  expect(firstFrame(Part)).toContain('<p>47 19</p>');
});

test('a file that does not come holds nothing back, and may come later', async () => {
  const answers: ReturnType<Load>[] = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve(Key)];
  const Part = latePart<{ code: string }>(() => answers.shift() ?? Promise.resolve(Key));
  await Part.prepare();
  expect(firstFrame(Part)).toBe('waiting');
  await Part.prepare();
  expect(firstFrame(Part)).toContain('<p>47 19</p>');
});

test('what comes at about the same time is shown together', async () => {
  vi.useFakeTimers();
  const shown: string[] = [];
  const second = Promise.withResolvers<void>();
  void showTogether(Promise.resolve(), () => shown.push('first'));
  void showTogether(second.promise, () => shown.push('second'));
  await vi.advanceTimersByTimeAsync(50);
  expect(shown).toEqual([]);
  second.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(['first', 'second']);
  vi.useRealTimers();
});

test('what has come does not wait long for what is slow', async () => {
  vi.useFakeTimers();
  const shown: string[] = [];
  const slow = Promise.withResolvers<void>();
  void showTogether(slow.promise, () => shown.push('slow'));
  void showTogether(Promise.resolve(), () => shown.push('here'));
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).toEqual(['here']);
  slow.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(['here', 'slow']);
  vi.useRealTimers();
});

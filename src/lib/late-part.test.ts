import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { preparedPart } from './late-part.ts';

const Key = ({ code }: { code: string }) => createElement('p', {}, code);
type Load = Parameters<typeof preparedPart<{ code: string }>>[0];

/** What a page shows in its first frame. */
const firstFrame = ({ Part }: Pick<ReturnType<typeof preparedPart<{ code: string }>>, 'Part'>): string =>
  renderToString(createElement(Suspense, { fallback: 'waiting' }, createElement(Part, { code: '47 19' })));

test('a part whose file is there is in the first frame', async () => {
  const part = preparedPart<{ code: string }>(() => Promise.resolve(Key));
  expect(firstFrame(part)).toContain('waiting');
  await part.prepare();
  expect(firstFrame(part)).toContain('<p>47 19</p>');
});

test('a file that does not come holds nothing back, and may come later', async () => {
  const answers: ReturnType<Load>[] = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve(Key)];
  const part = preparedPart<{ code: string }>(() => answers.shift() ?? Promise.resolve(Key));
  await part.prepare();
  expect(firstFrame(part)).toContain('waiting');
  await part.prepare();
  expect(firstFrame(part)).toContain('<p>47 19</p>');
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { manifestOf } from './manifest.ts';

const HERE = 'https://app.example.test/stay/access?slug=another';

test.each(['main', 'white-label'])('B4 the app of %s that is installed from a stay starts with that stay', (brand) => {
  const manifest = manifestOf(JSON.parse(readFileSync(`public/${brand}.webmanifest`, 'utf8')), HERE, 'a b&c');
  expect(manifest).toMatchObject({
    // The same app, whichever stay it starts with.
    id: 'https://app.example.test/',
    scope: 'https://app.example.test/',
    start_url: 'https://app.example.test/stay?slug=a%20b%26c',
    shortcuts: [
      { url: 'https://app.example.test/stay/access?slug=a%20b%26c' },
      { url: 'https://app.example.test/stay?slug=a%20b%26c' },
      { url: 'https://app.example.test/stay/ask?slug=a%20b%26c' },
    ],
  });
  // Nothing in a data URL is relative.
  expect(JSON.stringify(manifest)).not.toMatch(/"(src|url|id|scope|start_url)":"\//);
  expect(manifest).toMatchObject({ name: expect.stringMatching(/\w/), display: 'standalone' });
});

test('B4 what is no page of the stay names none', () => {
  const manifest = { start_url: '/', shortcuts: [{ name: 'url', url: '/stayed' }], name: '/stay' };
  expect(manifestOf(manifest, HERE, 'a')).toEqual({
    start_url: 'https://app.example.test/',
    shortcuts: [{ name: 'url', url: 'https://app.example.test/stayed' }],
    name: '/stay',
  });
});

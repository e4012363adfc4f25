import { readFileSync } from 'node:fs';

import type { Built } from '../../src/boot/built.ts';
import { expect, pageStands, test } from './fixtures.ts';
import { MEMBER_SCREENS, SCREENS } from './screens.ts';

/** Proves S2. Every story fails on a breach of the policy; these open what no other story opens. */
const built = JSON.parse(readFileSync(`${process.env['RECEPTION_DIST'] ?? 'dist'}-record/pages.json`, 'utf8')) as Built;

const PATHS = [
  ...Object.keys(built.stayPages),
  ...Object.keys(built.otherPages),
  '/',
  '/stay/payment',
  '/stay/services',
  '/no/such/page',
];

/** The stay that shows a page. */
function addressOf(path: string): string {
  if (path.includes('$id')) return '/stay/product/custom-kinds-plain?slug=custom-kinds';
  return path.startsWith('/stay') ? `${path}?slug=stay-started` : path;
}

const pathOf = (address: string): string => address.split('?')[0]?.replace(/(product)\/[^/]+$/, '$1/$id') ?? '';

test('every page of the white-label brand keeps to the policy', async ({ page, visitWhiteLabel }) => {
  test.slow(true, 'every page');
  expect(PATHS.length).toBeGreaterThanOrEqual(44);
  for (const path of PATHS) {
    await visitWhiteLabel(addressOf(path).replace('stay-started', 'white-label-stay'));
    await pageStands(page);
  }
});

test('every other page of the main brand keeps to the policy', async ({ page, visit }) => {
  const seen = new Set([...SCREENS, ...MEMBER_SCREENS].map(pathOf));
  const others = PATHS.filter((path) => !seen.has(path));
  expect(others.length).toBeLessThan(PATHS.length / 2);
  for (const path of others) {
    await visit(addressOf(path));
    await pageStands(page);
  }
});

test('a browser refuses text as code, scripts of others and a second policy (S3)', async ({ page, visit }) => {
  await visit('/check-in');
  // The breaches of this story are meant.
  page.removeAllListeners('console');
  const refused = await page.evaluate(async () => {
    const attempt = (act: () => unknown): string => {
      try {
        act();
        return 'taken';
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    };
    const script = document.createElement('script');
    const blocked = new Promise((seen) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => seen(effectiveDirective), {
        once: true,
      });
    });
    const results = [
      attempt(() => (document.createElement('div').innerHTML = '<b>bold</b>')),
      attempt(() => (script.src = 'https://evil.example.test/script.js')),
      attempt(() => (script.text = 'window.evil = true')),
      attempt(() => globalThis.trustedTypes?.createPolicy('default', { createScriptURL: (url) => url })),
    ];
    return { results, first: await blocked };
  });
  expect(refused.results).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
  expect(refused.first).toBe('require-trusted-types-for');
});

import { PAGE_PATHS } from '../support/page-paths.ts';
import { expect, waitForPage, test } from './fixtures.ts';
import { drawNothing, goTo } from './in-app.ts';
import { MEMBER_SCREENS, SCREENS, WHITE_LABEL_SCREENS, WHITE_LABEL_STAY } from './screens.ts';

/** Proves S2 and S4. Every test fails if the policy is violated; these open the pages that the tests of all languages do not. */
const PATHS = [...PAGE_PATHS, '/stay/payment', '/stay/services', '/no/such/page'];

/** The address of a page, for a stay that has it. */
function addressOf(path: string): string {
  if (path.includes('$id')) return '/stay/product/custom-kinds-plain?slug=custom-kinds';
  return path.startsWith('/stay') ? `${path}?slug=stay-started` : path;
}

const pathOf = (address: string): string => address.split('?')[0]?.replace(/(product)\/[^/]+$/, '$1/$id') ?? '';

for (const [brand, walked, fewerThan] of [
  ['main', [...SCREENS, ...MEMBER_SCREENS], 0.5],
  // This brand has no members, so pages for members redirect and are not in its list.
  ['white-label', WHITE_LABEL_SCREENS, 0.6],
] as const) {
  test(`every other page of the ${brand} brand complies with the policy`, async ({ page, visit, visitWhiteLabel }) => {
    expect(PATHS.length).toBeGreaterThanOrEqual(44);
    const seen = new Set(walked.map(pathOf));
    const others = PATHS.filter((path) => !seen.has(path));
    expect(others.length).toBeLessThan(PATHS.length * fewerThan);
    await (brand === 'main' ? visit : visitWhiteLabel)('/check-in');
    await waitForPage(page);
    await drawNothing(page);
    for (const path of others) {
      await goTo(page, '/check-in');
      await goTo(page, addressOf(path).replace('stay-started', brand === 'main' ? 'stay-started' : WHITE_LABEL_STAY));
      await waitForPage(page);
    }
  });
}

test('the browser refuses text as code, third-party scripts and a second policy (S3)', async ({ page, visit }) => {
  await visit('/check-in');
  // This test violates the policy on purpose.
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

  // The page of the chat has no origin, even when it is opened by itself.
  await visit('/chat.html');
  expect(await page.evaluate(() => window.origin)).toBe('null');
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('sandboxed');
});

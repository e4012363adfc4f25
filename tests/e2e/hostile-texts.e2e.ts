import type { Page } from 'playwright/test';

import { isDeepRun } from '../support/how-far.ts';
import { expect, waitForPage, test } from './fixtures.ts';
import { PAYLOADS, poison } from './hostile-texts.ts';
import { SCREENS } from './screens.ts';

/** The screens with the most texts of the server: stay, doors, help articles, partners. */
const EVERY_RUN = [
  '/stay?slug=stay-arrival-day',
  '/stay/access?slug=keys-all-types',
  '/stay/ask?slug=help-content',
  '/stay/breakfast?slug=breakfast-passes',
];

// Without the policy, which would block injected HTML from doing anything and so hide the fault.
test.use({ bypassCSP: true });

/** Puts payloads into every text of each answer; returns the fields that had them. */
async function poisonAnswers(page: Page): Promise<Set<string>> {
  const fields = new Set<string>();
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    if (!response.ok() || !type.includes('json')) return route.fulfill({ response });
    const json = poison(await response.json(), (field) => fields.add(field));
    return route.fulfill({ response, json });
  });
  return fields;
}

/** Effects of the payloads: elements and addresses in the page, executed scripts, and sent requests. */
async function hostilePartsOf(page: Page, effects: readonly string[]): Promise<string[]> {
  const found = await page.evaluate(() => [
    ...Array.from(
      document.querySelectorAll('[data-hostile], [onerror], [onfocus], [onload]'),
      (each) => each.outerHTML,
    ),
    ...Array.from(document.querySelectorAll('a, form, iframe, object, embed, img, link'), (each) =>
      ['href', 'src', 'action', 'data'].map((name) => each.getAttribute(name) ?? '').join(' '),
    ).filter((address) => /javascript:|data:text|evil\.example/.test(address.replaceAll(/%[\dA-F]{2}|\?.*/g, ''))),
    ...('ran' in window ? [`a script has run: ${String(window.ran)}`] : []),
  ]);
  return [...found, ...effects];
}

// Proves S30.
test('text from the server is rendered as text, whatever it contains', async ({ page, visit }) => {
  // A deep run loads many screens.
  if (isDeepRun) test.setTimeout(600_000);
  expect(PAYLOADS.length).toBeGreaterThan(100);
  const effects: string[] = [];
  page.on('dialog', (dialog) => {
    effects.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.example') effects.push(request.url());
  });
  await page.addInitScript(() => {
    Object.assign(window, { hostile: () => Object.assign(window, { ran: document.location.href }) });
  });
  const fields = await poisonAnswers(page);
  const found: string[] = [];
  let shown = 0;
  for (const path of isDeepRun ? [...EVERY_RUN, ...SCREENS] : EVERY_RUN) {
    await visit(path);
    await waitForPage(page);
    // oxlint-disable-next-line playwright/no-networkidle -- each part of a page comes by itself, and all are looked at
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    const parts = await hostilePartsOf(page, effects.splice(0));
    found.push(...parts.map((part) => `${path}: ${part.slice(0, 200)}`));
    if ((await page.locator('body').innerText()).includes('<img data-hostile src=x')) shown += 1;
  }
  expect(found).toEqual([]);
  // Proves that the check finds injected HTML.
  await page.evaluate((html = '') => document.body.insertAdjacentHTML('beforeend', html), PAYLOADS[0]);
  expect(await hostilePartsOf(page, [])).not.toEqual([]);
  // The texts must be on the pages; screens without them would prove nothing.
  expect(shown).toBeGreaterThanOrEqual(isDeepRun ? 25 : EVERY_RUN.length);
  expect(fields.size).toBeGreaterThan(15);
});

import { goOnTo, lengthenStays, LIMITED_FIELDS, LONG_PAGES, pasteMegabyte } from '../support/long-input.ts';
import { expect, pageStands, test } from './fixtures.ts';

// Proves S36.
test('a megabyte that is pasted into a field is cut to its limit, and the page goes on', async ({ page, visit }) => {
  let shown = '';
  for (const [path, label, limit] of LIMITED_FIELDS) {
    if (path !== shown) await visit(path);
    shown = path;
    const field = page.getByLabel(label, { exact: true });
    await field.focus();
    await pasteMegabyte(page);
    const text = await field.inputValue();
    expect(text.length, label).toBeGreaterThan(0);
    expect(text.length, label).toBeLessThanOrEqual(limit);
  }
});

// Proves S36.
test('two hundred doors and five hundred orders are on their pages', async ({ page, visit }) => {
  await lengthenStays(page);
  await visit('/stay/explore?slug=stay-started');
  await pageStands(page);
  for (const [path, parts, count] of LONG_PAGES) {
    await goOnTo(page, path);
    await expect.poll(() => parts(page).count()).toBeGreaterThanOrEqual(count);
  }
});

import { expect, test } from './fixtures.ts';
import { goTo } from './in-app.ts';

// Proves R1-14.
test('each house fills its fridge in its own way, and it can be ordered (R2-27, R9-28)', async ({
  page,
  visit,
  expectAccessible,
}) => {
  const contents = page.getByRole('region', { name: 'In the fridge' }).getByRole('listitem');
  await visit('/stay/stocked-fridge?slug=stocked-fridge-two-amsterdam');
  await expect(contents).toHaveText(['Bananas', 'Bread', 'Muesli', 'Milk', 'Chocolate sprinkles', 'Butter']);
  await goTo(page, '/stay/extras?slug=stocked-fridge-two-helsinki');
  await page.getByRole('link', { name: /^Stocked fridge/ }).click();
  await expect(page).toHaveTitle('Reception | Stocked fridge');
  await expect(contents).toHaveText(['Bananas', 'Rye bread', 'Muesli', 'Milk', 'Karelian pies', 'Butter']);
  await expectAccessible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('€39');
});

test('a fridge that is not sold: not available, and whom to ask (R3-76)', async ({ page, visit }) => {
  await visit('/stay/stocked-fridge?slug=extras-not-orderable');
  await expect(page.getByRole('heading', { name: 'Not available for your stay right now' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
});

import { expect, test } from './fixtures.ts';

const PARTS = ['The building', 'Street door', 'Inside', 'Your apartment'];

// Proves R2-29, R1-11.
test(
  'a guest opens the directions from the stay, reads them step by step, and continues to the doors (R2-114, R3-54)',
  { tag: '@journey' },
  async ({ page, visit, expectAccessible }) => {
    await visit('/stay?slug=stay-arrival-day');
    await page.getByRole('link', { name: 'Where to find us' }).click();
    await expect(page).toHaveTitle('Reception | Where to find us');
    await expect(page.getByRole('heading', { level: 2, name: 'Kasarmikatu 40' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Kasarmikatu 40' })).toContainText('00130 Helsinki');
    await expect(page.getByRole('link', { name: 'Open in maps Kasarmikatu 40 00130 Helsinki' })).toBeVisible();
    const guide = page.getByRole('region', { name: 'Your way in' });
    await expect(guide.getByRole('heading', { level: 3 })).toHaveText(PARTS);
    await expect(guide).toContainText('The keypad is to the right of the street door');
    await expect(page.getByText('The circle marks the keypad')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open in maps', exact: true })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\//,
    );
    await expect(page.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+358942450150');
    await expectAccessible();

    await page.getByRole('link', { name: 'Getting in' }).click();
    await expect(page).toHaveURL('/stay/access?slug=stay-arrival-day');
    await page.goBack();
    await page.getByRole('link', { name: 'Stay', exact: true }).first().click();
    await expect(page).toHaveURL('/stay?slug=stay-arrival-day');
  },
);

// Proves S21.
test('the map service learns the address of the building, and nothing about the guest', async ({
  page,
  visit,
  context,
}) => {
  const asked: string[] = [];
  await context.route('https://www.google.com/**', async (route) => {
    asked.push(`${route.request().url()} ${JSON.stringify(await route.request().allHeaders())}`);
    await route.fulfill({ contentType: 'text/html', body: 'A map' });
  });
  await visit('/stay/location?slug=stay-arrival-day');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open in maps', exact: true }).click();
  const map = await opened;
  await expect(map.getByText('A map')).toBeVisible();
  expect(await map.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
  await map.close();
  expect(asked).toHaveLength(1);
  expect(asked.join()).not.toMatch(/stay-arrival-day|referer|localhost/i);
});

import { expect, waitForPage, test } from './fixtures.ts';

// Proves R1-09, R2-02, R2-156, R6-04, R7-22.
test(
  'a guest finds the booking by its number, however it is typed, and opens the stay',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await visit('/');
    await expect(page).toHaveURL('/signup');
    await expectAccessible();
    await page.getByLabel('Booking number').fill(' bn 1001 ');
    await page.getByLabel('Booking number').press('Enter');
    await expect(page).toHaveTitle('Reception | Check in');
    await expect(page.getByLabel('Booking number')).toHaveValue('bn 1001');
    await expectAccessible();

    await page.getByLabel('Last name').fill('GÜEST');
    await page.getByRole('button', { name: 'Find my booking' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Kasarmikatu 40' })).toBeVisible();
    await expect(page).toHaveURL('/stay?slug=stay-before-arrival');
    expect(await world.calls('checkInLookup')).toHaveLength(1);
    await expectAccessible();
  },
);

test('who leaves while the booking is looked up is not called back', async ({ page, visit, world }) => {
  await world.hold('checkInLookup');
  await visit('/signup');
  // Without a number the door leads there, too.
  await page.getByRole('button', { name: 'Find my booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find your booking' })).toBeVisible();
  await page.getByLabel('Booking number').fill('BN-1001');
  await page.getByLabel('Last name').fill('Guest');
  const found = page.waitForResponse(/\/check-in\?/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Looking for your booking' })).toBeVisible();
  await page.goBack();
  const next = page.waitForResponse(/\/check-in\/stay-before-arrival/);
  await world.letGo();
  await (await found).finished();
  await (await next).finished();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(page).toHaveURL('/signup');
});

test('the stay survives a reload without its slug, until this device is told to forget it (S15)', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/stay?slug=stay-before-arrival');
  // The name is there before the app, which remembers the stay.
  await waitForPage(page);
  await visit('/stay');
  await expect(page).toHaveURL('/stay?slug=stay-before-arrival');
  await expect(page.getByRole('heading', { name: 'Kasarmikatu 40' })).toBeVisible();

  const forget = page.getByRole('button', { name: 'Forget this stay' });
  const question = page.getByRole('dialog', { name: 'Forget this stay?' });
  await visit('/check-in');
  const stored = page.getByRole('region', { name: 'This device remembers a stay' });
  await expectAccessible();
  await stored.getByRole('link', { name: 'Open this stay' }).click();
  await expect(page.getByRole('heading', { name: 'Kasarmikatu 40' })).toBeVisible();
  await forget.click();
  await question.getByRole('button', { name: 'Keep this stay' }).click();
  await expect(forget).toBeFocused();
  await forget.click();
  await expect(question).toContainText('Your booking stays as it is.');
  await expectAccessible();
  await question.getByRole('button', { name: 'Forget this stay' }).click();
  await expect(page).toHaveURL('/check-in');
  await expect(page.getByRole('status').filter({ hasText: 'This device has forgotten your stay' })).toBeVisible();
  await expect(stored).toHaveCount(0);
  await page.reload();
  expect(await page.evaluate(() => [localStorage, sessionStorage].flatMap((kept) => Object.keys(kept)))).toEqual([]);
  // Without a stay there is no help page (R2-119), but people to ask, and a text about why this page opens.
  await visit('/stay/ask');
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('heading', { name: 'Your stay is not saved on this device yet' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Need help?' }).getByRole('link', { name: 'Call us' })).toBeVisible();
});

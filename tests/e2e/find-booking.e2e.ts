import { expect, waitForPage, test } from './fixtures.ts';
import { goTo } from './in-app.ts';

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

test('what is corrected while it is looked up is looked up as corrected', async ({ page, visitWhiteLabel, world }) => {
  await world.hold('checkInLookup');
  await visitWhiteLabel('/check-in');
  await page.getByLabel('Booking number').fill('BN-white-label-stay');
  await page.getByLabel('Last name').fill('Guesst');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Looking for your booking' })).toBeVisible();
  await page.getByLabel('Last name').fill('Guest');
  await expect(page.getByRole('button', { name: 'Find my booking' })).toBeVisible();
  await page.keyboard.press('Enter');
  await world.letGo();
  await expect(page).toHaveURL(/\/stay\?slug=white-label-stay$/);
});

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

// Proves R2-05, R2-53, R4-15, R8-30.
test('a link with a mistake leads to the not-found page and forgets no other stay (L1)', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/stay?slug=stay-before-arrival');
  await expect(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
  await visit('/stay?slug=no-such-stay');
  await expect(page).toHaveURL('/error');
  await expect(page.getByText('What a bummer! It seems that there is a mistake in the address...')).toBeVisible();
  // The property is not known: the numbers are the brand's (R8-51).
  await expect(page.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+358942450150');
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/358505550150');
  // The remembered stay is one press away.
  await expect(page.getByRole('link', { name: 'Open this stay' })).toHaveAttribute(
    'href',
    '/stay?slug=stay-before-arrival',
  );
  await expectAccessible();
  // A slug in the address of this page does not bring its navigation.
  await goTo(page, '/error?slug=stay-before-arrival');
  await expect(page).toHaveURL('/error');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
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

  const forget = page.getByRole('button', { name: 'Forget this stay on this device' });
  const question = page.getByRole('dialog', { name: 'Forget this stay on this device?' });
  await visit('/check-in');
  const stored = page.getByRole('region', { name: 'This device remembers a stay' });
  await expectAccessible();
  await stored.getByRole('link', { name: 'Open this stay' }).click();
  await expect(page.getByRole('heading', { name: 'Kasarmikatu 40' })).toBeVisible();
  await forget.click();
  await question.getByRole('button', { name: 'Keep it' }).click();
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
  await expect(page.getByRole('heading', { name: 'This device does not know your stay yet' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Need help?' }).getByRole('link', { name: 'Call us' })).toBeVisible();
});

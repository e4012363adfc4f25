import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';
import { signInAs } from './sign-in-as.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });

// Proves R1-20, R2-98 to R2-101, R2-19.
test(
  'the guide of the city of the stay comes first, and leads to others and to the plan',
  { tag: '@journey' },
  async ({ page, visit, expectAccessible }) => {
    await visit('/stay/explore?slug=explore-stay');
    // What a guest reads is the guide; that its content is the build's own is for who builds it (R2-158).
    await expect(page.getByRole('main')).not.toContainText(/sample/i);
    const island = part(page, 'Helsinki').getByRole('link', { name: 'Suomenlinna' });
    await expect(island).toHaveAttribute('href', /maps/);
    await expect(island).toContainText('A sea fortress');
    await expect(part(page, 'Ratings')).toContainText(/Our guests, after their stay\s*4\.8 out of 5/);
    await expect(part(page, 'Climate').getByRole('listitem')).toHaveCount(12);
    await expect(part(page, 'Inner Circle').getByRole('link', { name: 'Join the Inner Circle' })).toBeVisible();
    await expect(part(page, 'Book and save')).toHaveCount(0);
    await expect(part(page, 'Plan your stay').getByRole('link')).toHaveAttribute(
      'href',
      '/stay/plan?slug=explore-stay',
    );
    await expectAccessible();

    await page.getByRole('link', { name: 'Lübeck' }).click();
    await expect(page).toHaveURL('/stay/explore?slug=explore-stay&city=lubeck');
    await expect(page.getByRole('heading', { name: 'Lübeck' })).toBeFocused();
    await expect(part(page, 'Plan your stay')).toHaveCount(0);
  },
);

// Proves R1-07, R2-131, R2-134.
test('without a stay or a login there are cities to choose from, and book and save', async ({
  page,
  visit,
  world,
  expectAccessible,
}) => {
  await visit('/stay/explore');
  await expect(part(page, 'Book and save').getByRole('link')).toHaveAttribute('href', /^https:\/\/booking\./);
  await expect(part(page, 'Choose a city').getByRole('link')).toHaveCount(19);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link')).toHaveCount(5);
  await expect(navigation.getByRole('link', { name: 'Extras' })).toHaveAttribute('href', '/stay/extras');
  await expectAccessible();
  await part(page, 'Choose a city').getByRole('link', { name: 'Turku' }).click();
  await expect(part(page, 'Turku')).toContainText("Finland's oldest city");
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeFocused();
  expect(await world.calls('checkIn')).toEqual([]);
});

// Proves R2-56, R2-57.
test('the plan asks for a login, then for a stay, and comes back to itself', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/stay/plan?slug=plan-ok');
  await expect(page).toHaveURL('/signup');
  await signInAs(page, 'plan');
  await expect(page).toHaveURL('/stay/plan?slug=plan-ok');
  await expect(page.getByRole('region')).toHaveCount(2);
  await expect(page.getByRole('region').first()).toContainText(/Morning\s*Temppeliaukio\s*A church inside the rock/);
  // The picture leaves room for the text of its day.
  expect(
    await page
      .getByRole('region')
      .first()
      .evaluate((day) => day.scrollHeight - day.clientHeight),
  ).toBe(0);
  await expectAccessible();

  await visit('/stay/plan');
  await expect(page).toHaveURL('/stay/plan?slug=plan-ok');
  // The stay is remembered once it is loaded: only then there is something to forget.
  await expect(page.getByRole('region')).toHaveCount(2);
  await page.evaluate(() => localStorage.removeItem('currentStay'));
  await visit('/stay/plan');
  await expect(page).toHaveURL('/stay/explore');
  await expect(page.getByText('You are a member')).toBeVisible();
});

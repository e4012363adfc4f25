import type { Page } from 'playwright/test';

import { expect, waitForPage, test } from './fixtures.ts';
import { goTo } from './in-app.ts';
import { signInAs } from './sign-in-as.ts';

const card = (page: Page, name: string) => page.getByRole('article', { name });
const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();

test(
  'rewards-all: the nearest first, equal ones as they came; unlocked and locked, each with its words',
  { tag: '@journey' },
  async ({ page, expectAccessible }) => {
    await signInAs(page, 'rewards-all');
    await page.getByRole('link', { name: 'All rewards' }).click();
    await expect(page).toHaveURL('/account/rewards');
    await expect(page).toHaveTitle('Reception | Rewards');
    await expect(page.getByText('4 of 7 unlocked')).toBeVisible();
    expect(await names(page)).toEqual([
      'Offers for members only',
      'Plan a stay',
      'Late check-out',
      '€20 for your next stay',
      'Gym pass',
      'Early check-in',
      'A bigger apartment',
    ]);
    await expect(card(page, 'Late check-out')).toContainText('Yours');
    await expect(card(page, '€20 for your next stay')).toContainText('Yours with the next stay');
    await expect(card(page, 'Plan a stay')).toContainText('Yours');
    await expect(card(page, 'Gym pass').getByRole('progressbar', { name: '10 of 13 nights' })).toBeVisible();
    await expect(card(page, 'A bigger apartment')).toContainText('8 more nights and 2 more stays');
    // The line shows the figures beside it.
    const line = card(page, 'A bigger apartment').getByRole('progressbar', { name: '10 of 18 nights' });
    await expect(line).toHaveAttribute('aria-valuemax', '18');
    await expectAccessible();
    await card(page, 'Late check-out').getByText('How to use it').click();
    await expect(page.getByText('Choose it with your stay, under Extras.')).toBeVisible();
    await page.getByRole('link', { name: 'Account', exact: true }).first().click();
    await expect(page).toHaveURL('/account');
  },
);

const ROWS = [
  ['rewards-active', ['Late check-outYours']],
  ['rewards-upcoming', ['Late check-outYours with the next stay']],
  [
    'rewards-inactive',
    [
      'Late check-out2 more stays',
      'Early check-in1 more night and 1 more stay',
      'Gym pass5 more nights',
      'A bigger apartment3 more nights and 2 more stays',
    ],
  ],
] as const;

for (const [who, expected] of ROWS) {
  // Proves R2-50, R6-24, R6-25, R7-75.
  test(`${who}: each with what is left to it`, async ({ page, world }) => {
    await signInAs(page, who);
    await waitForPage(page);
    await goTo(page, '/account/rewards');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(expected.length);
    for (const [index, text] of expected.entries()) await expect(cards.nth(index)).toContainText(text);
    expect((await world.calls('futureCustomerRewards'))[0]?.url).toContain('newStructure=true');
  });
}

test('rewards-none says where it begins; without a login the page asks for one, and comes back', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/account/rewards');
  await expect(page).toHaveURL('/signup');
  await signInAs(page, 'rewards-none');
  await expect(page).toHaveURL('/account/rewards');
  await expect(page.getByRole('heading', { name: 'Nothing to unwrap yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start new booking' })).toBeVisible();
  await expectAccessible();
});

test('rewards that do not come: words, and a retry that brings them', async ({ page, visit, world }) => {
  await signInAs(page, 'customer-member');
  await world.fault({ operation: 'futureCustomerRewards', kind: 'malformed' });
  await visit('/account/rewards');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await world.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Gym pass')).toBeVisible();
});

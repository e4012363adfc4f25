import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';
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

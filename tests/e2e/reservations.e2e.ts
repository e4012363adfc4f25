import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';
import { goTo } from './in-app.ts';
import { signInAs } from './sign-in-as.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });

const list = (page: Page) => page.getByRole('main').getByRole('listitem');

// Proves R2-11, R2-123, R2-133, R3-30, R9-06.
test(
  'reservations-many: earliest first, past stays left out, cancelled ones marked; each leads to its stay',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await visit('/reservations');
    await expect(page).toHaveURL('/signup');
    await signInAs(page, 'reservations-many');
    await expect(page).toHaveURL('/reservations');
    await expect(page).toHaveTitle('Reception | Your bookings');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(list(page)).toHaveText([
      /^Kasarmikatu 40Helsinki, One-bedroom apartment/,
      /^Nyhavn 21Copenhagen, Studio with a view/,
      /^Kammakargatan 5Stockholm/,
      /^Kasarmikatu 40Helsinki, One-bedroom apartment/,
    ]);
    await expect(part(page, 'Right now').getByRole('listitem')).toHaveText([/^Kasarmikatu 40/]);
    await expect(part(page, 'Coming up').getByRole('listitem')).toHaveText([/^Nyhavn 21/, /^Kammakargatan 5/]);
    await expect(part(page, 'Cancelled').getByRole('listitem')).toHaveText([/^Kasarmikatu 40/]);
    await expectAccessible();

    await goTo(page, '/account');
    await expect(page.getByRole('region', { name: 'Kasarmikatu 40' })).toContainText('Your home right now');
    await expect(page.getByRole('link', { name: 'Nyhavn 21' })).toBeVisible();
    await expect(page.getByText('Cancelled')).toHaveCount(0);
    await page.getByRole('link', { name: 'All bookings' }).click();
    await list(page).nth(1).getByRole('link').click();
    await expect(page).toHaveURL('/stay?slug=many-copenhagen');

    // The page of a stay lists the others (R2-84); a failure is shown in their place only.
    const others = page.getByRole('region', { name: 'Your other bookings' });
    await expect(others.getByRole('listitem')).toHaveText([
      /^Kasarmikatu 40Helsinki, /,
      /^Kammakargatan 5Stockholm, /,
      /^Kasarmikatu 40.*, Cancelled$/,
      'All bookings',
    ]);
    await expectAccessible();
    await world.fault({ operation: 'reservations', kind: 'status', status: 403 });
    await visit('/stay?slug=many-copenhagen');
    await expect(others.getByRole('alert')).toContainText('Something went wrong');
    await expect(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
    await world.clearFaults();
    await others.getByRole('button', { name: 'Try again' }).click();
    await expect(others.getByRole('listitem')).toHaveCount(4);
  },
);

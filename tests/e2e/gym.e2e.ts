import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';

import { expectOrdered } from './ordering.ts';

const NOW = { now: '2026-07-06T08:00:00Z' };
const pass = (page: Page) => page.getByRole('region', { name: 'Gym pass' });
const access = (page: Page) => page.getByRole('region', { name: 'How to get in' });
const next = (page: Page) => page.getByRole('button', { name: 'Confirm and pay' });

// Proves R2-25, R1-14.
test(
  'a gym, one order for the stay, and the pass with its access guidelines (R2-108, R2-160)',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await world.start(NOW);
    await visit('/stay/extras?slug=gym-open');
    await page.getByRole('link', { name: /^Gym .*€12 per guest$/ }).click();
    await expect(page).toHaveTitle('Reception | Gym');
    const gym = page.getByRole('article', { name: 'Granite Gym' });
    await expect(gym).toContainText('You get in with an access card. Show your pass at the desk to get one.');
    await expect(page.getByText('2 guests × €12')).toBeVisible();
    await expect(access(page)).toBeHidden();
    await expectAccessible();

    await next(page).click();
    await expectOrdered(page);
    await page.getByRole('link', { name: 'Show your pass' }).click();
    for (const words of ['Anna Guest', 'for 2 guests', 'Sat 11 Jul – Tue 14 Jul', 'Upcoming', 'Granite Gym'])
      await expect(pass(page)).toContainText(words);
    await expect(access(page)).toContainText('Show the pass at the desk.');
    await expect(next(page)).toBeHidden();
    await expectAccessible();
    const span = { consumptionDate: '2026-07-11T12:00:00.000Z', consumptionEndDate: '2026-07-14T08:00:00.000Z' };
    expect((await world.calls('updateCheckIn')).map(({ body }) => body)).toEqual([
      { orderItems: [{ productId: 'prod-gym', ...span }] },
    ]);

    await world.setClock('2026-07-14T20:59:00Z');
    await visit('/stay/gym?slug=gym-open');
    await expect(pass(page)).toContainText('Valid today');

    await world.setClock('2026-07-14T21:00:00Z');
    await visit('/stay/gym?slug=gym-open');
    await expect(page.getByRole('main')).toContainText('it has already expired');
  },
);

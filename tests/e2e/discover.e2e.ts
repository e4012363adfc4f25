import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });

// Proves R1-20, R2-98 to R2-101, R2-19.
test(
  'the guide to the city of the stay comes first, and links to other guides and the plan',
  { tag: '@journey' },
  async ({ page, visit, expectAccessible }) => {
    await visit('/stay/explore?slug=explore-stay');
    // The page does not tell guests that the content of the guide is sample content (R2-158).
    await expect(page.getByRole('main')).not.toContainText(/sample/i);
    const island = part(page, 'Helsinki').getByRole('link', { name: 'Suomenlinna' });
    await expect(island).toHaveAttribute('href', /maps/);
    await expect(island).toContainText('A sea fortress');
    await expect(part(page, 'Ratings')).toContainText(/Our guests, after their stay\s*4\.8 out of 5/);
    await expect(part(page, 'Climate')).toContainText(/^Climate\S+: -?\d+°C to -?\d+°C/);
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

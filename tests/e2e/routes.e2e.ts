import { expect, waitForPage, test } from './fixtures.ts';
import { goTo } from './in-app.ts';

const heading = { level: 1 } as const;

// Proves R2-69, R2-70, R2-71, R2-74, R2-136, R9-05.
test(
  'pages with a slug show navigation: a header from 768 px, a bar below',
  { tag: '@journey' },
  async ({ page, visit }) => {
    await visit('/check-in');
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await waitForPage(page);
    await goTo(page, '/check-in?slug=stay-started');
    await expect(page.getByRole('navigation')).toHaveCount(1);
    await goTo(page, '/stay?slug=stay-started');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(navigation).toHaveCount(1);
    expect((await navigation.boundingBox())?.y).toBeGreaterThan(600);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(navigation).toHaveCount(1);
    expect((await navigation.boundingBox())?.y).toBeLessThan(60);

    const account = navigation.getByRole('link', { name: /Account$/ });
    await expect(account).toHaveAccessibleName('Sign in Account');
    await goTo(page, '/stay/access?slug=stay-started');
    await expect(account, 'nothing draws the eye from a door').toHaveAccessibleName('Account');
  },
);

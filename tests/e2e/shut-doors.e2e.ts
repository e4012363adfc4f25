import { access } from './doors.ts';
import { expect, test } from './fixtures.ts';

test.describe('doors that do not open', () => {
  test(
    'expired keys say when they expired, and show no code',
    { tag: '@journey' },
    async ({ page, visit, world, expectAccessible }) => {
      await world.start({ now: '2026-11-20T09:00:00.000Z' });
      await visit(access('keys-expired'));
      await expect(page.getByRole('heading', { name: 'Your keys have expired' })).toBeVisible();
      await expect(page.getByText('Your keys worked until Thu 19 Nov, 12:00.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Call us' })).toHaveCount(1);
      await expect(page.getByRole('link', { name: 'Go to your stay' })).toHaveCount(1);
      await expect(page.getByRole('article')).toHaveCount(0);
      expect(await page.content()).not.toContain('4719');
      await expectAccessible();
    },
  );
});

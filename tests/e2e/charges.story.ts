import { expect, test } from './fixtures.ts';

/** 12.00 EUR for 2 guests and 3 nights, by how it is charged: what the guest reads before ordering. */
const CHARGES: Record<string, { daily: [total: string, how?: string]; other: [total: string, how?: string] }> = {
  once: { daily: ['€12'], other: ['€12'] },
  'per-person': { daily: ['€24', '2 guests × €12'], other: ['€24', '2 guests × €12'] },
  'per-time-unit': { daily: ['€36', '3 nights × €12'], other: ['€12'] },
  'per-person-per-time-unit': { daily: ['€72', '2 guests × 3 nights × €12'], other: ['€24', '2 guests × €12'] },
};

for (const [method, { daily, other }] of Object.entries(CHARGES)) {
  test(`what is charged ${method} is added up in the open, before and on the confirmation`, async ({ page, visit }) => {
    for (const interval of ['daily', 'hourly', 'weekly', 'monthly', 'once']) {
      const [total, how = ''] = interval === 'daily' ? daily : other;
      const sum = page.locator('dl').filter({ hasText: 'Total' });
      await visit(`/stay/sauna-kit?slug=charge-methods&product=prod-${method}-${interval}`);
      await expect(sum).toHaveText(`Total${how}${total}`);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('button', { name: 'Confirm order' })).toBeVisible();
      await expect(sum).toHaveText(`Total${how}${total}`);
    }
  });
}

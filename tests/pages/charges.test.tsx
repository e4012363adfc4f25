import { expect, factsWith, page, test } from './fixtures.tsx';
import { openConfirmation } from './ordering.ts';

/**
 * What the guest reads before ordering 12.00 EUR for 2 guests and 3 nights. Each wording is here once;
 * `what-the-guest-sees.test.ts` holds all twenty charges.
 */
const CHARGES: readonly [charge: string, total: string, how: string][] = [
  ['once-daily', '€12', ''],
  ['once-once', '€12', ''],
  ['per-person-daily', '€24', '2 guests × €12'],
  ['per-person-weekly', '€24', '2 guests × €12'],
  ['per-time-unit-daily', '€36', '3 nights × €12'],
  ['per-time-unit-hourly', '€12', ''],
  ['per-person-per-time-unit-daily', '€72', '2 guests × 3 nights × €12'],
  ['per-person-per-time-unit-monthly', '€24', '2 guests × €12'],
];

test.for(CHARGES)(
  'what is charged is added up in the open, where it is chosen and on the confirmation: %s',
  async ([charge, total, how], { visit }) => {
    const choice = `/stay/sauna-kit?slug=charge-methods&product=prod-${charge}`;
    await visit(choice);
    await expect.element(page.getByRole('button', { name: 'Confirm and pay', exact: true })).toBeVisible();
    await expect.poll(() => factsWith('Total')).toBe(`Total${total}${how}`);
    await openConfirmation(visit, choice);
    await expect.element(page.getByRole('button', { name: 'Confirm and pay', exact: true })).toBeVisible();
    await expect.poll(() => factsWith('Total')).toBe(`Total${total}${how}`);
  },
);

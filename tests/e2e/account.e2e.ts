import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';

import { signInAs } from './sign-in-as.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });
const consent = (page: Page) => page.getByRole('switch', { name: 'News and offers by e-mail' });

// Proves R1-06, R2-115 to R2-117, R3-23, R7-65 to R7-67, R7-69 to R7-72, R7-77, R9-21, R9-46, R9-22.
test(
  'the account shows the next stay, other stays, discount, referral code, rewards and statistics',
  { tag: '@journey' },
  async ({ page, world, expectAccessible }) => {
    await signInAs(page, 'customer-member');
    await expect(page).toHaveTitle('Reception | Account');
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible();
    await expect(part(page, 'Inner Circle')).toContainText('10% off every stay');
    await expect(part(page, 'Inner Circle')).toContainText('Up to 50% off when we open somewhere new');
    await expect(part(page, 'Kasarmikatu 40')).toContainText('Your home right now');
    await expect(page.getByRole('link', { name: /^Nyhavn 21 ?Your next stay, Copenhagen, / })).toBeVisible();
    await expect(part(page, 'Your travels with us')).toContainText(/10\s*nights stayed\s*3\s*of 41\splaces visited/);
    await expect(part(page, 'Rewards')).toContainText('2 of 3 unlocked');
    await expect(part(page, 'Rewards')).toContainText('Next: 5 more nights');
    await expect(part(page, 'Good places are for sharing')).toContainText('ANNA10');
    await expect(consent(page)).toBeChecked();
    await expectAccessible();

    const [customers] = await world.calls('customers');
    expect(customers?.headers).toMatchObject({ platform: 'web', authorization: expect.stringMatching(/^Bearer /) });
    expect(new URL(customers?.url ?? '', 'http://x').searchParams.getAll('$expand[]')).toEqual([
      'referralVoucherCodeMask',
    ]);
    const [reservations] = await world.calls('reservations');
    const query = new URL(reservations?.url ?? '', 'http://x').searchParams;
    expect(query.getAll('status[]')).toEqual(['confirmed', 'started', 'canceled']);
    expect(query.getAll('$expand[]')).toEqual(['property', 'propertyUnitCategory']);
    expect(query.get('endDate[$gte]')).toMatch(/:00\.000Z$/);

    await part(page, 'Kasarmikatu 40').getByRole('link', { name: 'Open this stay' }).click();
    await expect(page).toHaveURL('/stay?slug=stay-started');
  },
);

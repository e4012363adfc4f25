import { access, door } from './doors.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './in-app.ts';

test.describe('doors that stay shut', () => {
  test(
    'expired keys say until when they worked, and show no code',
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

  // Proves R3-83.
  test('withheld, unpaid, before check-in, banned, of unknown kind: each says why, and where the way goes on', async ({
    page,
    visit,
    expectAccessible,
  }) => {
    const street = door(page, 'Street door');
    await visit(access('keys-not-available'));
    await expect(street.getByText('Not available', { exact: true })).toBeVisible();
    const hold = page.getByRole('region', { name: 'Your keys are on hold' });
    await expect(hold.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expect(hold.getByRole('link')).toHaveCount(1);
    await expectAccessible();

    await test.step('unpaid keys lead to a card, from the page of the stay and from the door', async () => {
      await goTo(page, '/stay?slug=stay-before-arrival-unpaid-keys');
      const next = page.getByRole('region', { name: "What's Next" });
      await expect(next).toContainText('Your stay has not been paid for yet. You can add another card.');
      await expect(next.getByText('€480')).toBeVisible();
      await expect(next.getByText('Your door opens after payment')).toBeVisible();
      await expect(next.getByRole('listitem')).toHaveCount(0);
      await expectAccessible();
      await next.getByRole('link', { name: 'Add another card' }).click();
      await expect(page).toHaveURL('/stay/add-card?slug=stay-before-arrival-unpaid-keys');

      await goTo(page, access('stay-before-arrival-unpaid-keys'));
      await expect(street).toContainText('You will get the code after payment.');
      await expect(page.getByRole('region', { name: 'Your keys come after payment' })).toContainText('€480');
      await expectAccessible();
      await page.getByRole('link', { name: 'Add another card' }).click();
      await expect(page).toHaveURL('/stay/add-card?slug=stay-before-arrival-unpaid-keys');
    });

    await test.step('before check-in the way leads there', async () => {
      await goTo(page, access('guest-details-required'));
      await expect(street).toContainText('After check-in');
      await expect(page.getByRole('heading', { name: 'Check in before you come' })).toBeVisible();
      await expectAccessible();
      await page.getByRole('link', { name: 'Check in now' }).first().click();
      await expect(page).toHaveURL('/stay/check-in?slug=guest-details-required');
    });

    await test.step('a banned guest finds no key, only support', async () => {
      await goTo(page, access('id-verification-banned'));
      await expect(page.getByRole('heading', { name: 'We need to check your ID' })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
      await expectAccessible();
    });

    await test.step('a door of unknown kind comes last, under its own name, and a person knows how', async () => {
      await goTo(page, access('keys-unknown-type'));
      await expect(page.getByRole('article').last()).toHaveAccessibleName('Roof terrace');
      await door(page, 'Roof terrace').getByRole('heading').click();
      await door(page, 'Roof terrace').getByText('How do I open this door?').click();
      await expect(door(page, 'Roof terrace').getByRole('link', { name: 'Call us' })).toBeVisible();
      await expect(door(page, 'Laundry')).toBeVisible();
    });
  });
});

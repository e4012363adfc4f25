import { access, apartment, door, pressTwice } from './doors.ts';
import { expect, test } from './fixtures.ts';

test.describe('around the doors', () => {
  // Proves R2-112.
  test('bags at a front desk: the door code comes after the ID check', async ({ page, visit, expectAccessible }) => {
    await visit(access('luggage-front-desk'));
    await expect(
      page.getByText('You will get the door code for the luggage room after the ID check at the front desk.'),
    ).toBeVisible();
    await expectAccessible();
  });

  test('bags online: digital keys on arrival day', async ({ page, visit, world }) => {
    await world.start({ now: '2026-11-20T09:00:00.000Z' });
    await visit(access('luggage-online'));
    await expect(
      page.getByText(
        'You will get your digital keys, including the one for the luggage room, on your arrival day (Wed 25 Nov, 15:00).',
      ),
    ).toBeVisible();
    await expect(door(page, 'Luggage room')).toContainText('Code valid from 15:00');
  });

  // Proves R1-13, R2-110.
  test('Wi-Fi and the rooms for everybody stand on the same page', async ({ page, visit, expectAccessible }) => {
    await visit(access('wifi-and-doors'));
    await expect(page.getByText('Good Night Guest')).toBeVisible();
    await page.getByRole('button', { name: 'Copy the network name' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: 'QR code to join the Wi-Fi with another device' })).toBeVisible();
    await expect(page.getByText('Floor -1, sign “Laundry”')).toBeVisible();
    await expectAccessible();
  });

  test('without Wi-Fi there is no Wi-Fi', async ({ page, visit }) => {
    await visit(access('wifi-none'));
    await expect(door(page, 'Street door')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Wi-Fi' })).toHaveCount(0);
  });

  test('the other brand never names Bob', async ({ page, visitWhiteLabel, world, expectAccessible }) => {
    // Its host shows no stay of the main brand (N4).
    await page.route('**/api/properties/*', async (route) => {
      // Only the browser resolves the names below localhost.
      const url = route.request().url().replace('//wl.localhost', '//localhost');
      const response = await route.fetch({ url });
      await route.fulfill({ response, json: { ...(await response.json()), isWhiteLabel: true } });
    });
    await visitWhiteLabel(access('unlock-fails'));
    const card = apartment(page);
    await pressTwice(card);
    await expect(card).toContainText('If the problem persists, please contact us.');
    await expect(page.locator('body')).not.toContainText('Bob');
    await expectAccessible();
    expect(await world.calls('requestAccess')).toHaveLength(1);
  });

  test('the way back leads to the stay', async ({ page, visit }) => {
    await visit(access('stay-started'));
    await page.getByRole('main').getByRole('link', { name: 'Stay', exact: true }).click();
    await expect(page).toHaveURL('/stay?slug=stay-started');
  });
});

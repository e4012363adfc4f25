import { address, click, expect, page, test } from './fixtures.tsx';
import { access, door, apartment, pressTwice } from './doors.ts';

test.describe('around the doors', () => {
  // Proves R2-112.
  test('luggage with a front desk: the door code is shown after the ID check', async ({ visit, expectAccessible }) => {
    await visit(access('luggage-front-desk'));
    await expect
      .element(page.getByText('You will get the door code for the luggage room after the ID check at the front desk.'))
      .toBeVisible();
    await expectAccessible();
  });

  test('luggage without a front desk: digital keys on the day of arrival', async ({ visit, world }) => {
    await world.start({ now: '2026-11-20T09:00:00.000Z' });
    await visit(access('luggage-online'));
    await expect
      .element(
        page.getByText(
          'You will get your digital keys, including the one for the luggage room, on your arrival day (Wed 25 Nov, 15:00).',
        ),
      )
      .toBeVisible();
    await expect.element(door('Luggage room')).toMatchTextContent('Code valid from 15:00');
  });

  // Proves R1-13, R2-110.
  test('Wi-Fi and shared rooms are on the same page', async ({ visit, expectAccessible }) => {
    await visit(access('wifi-and-doors'));
    await expect.element(page.getByText('Good Night Guest')).toBeVisible();
    await expect
      .element(page.getByRole('img', { name: 'QR code to join the Wi-Fi with another device' }))
      .toBeVisible();
    await expect.element(page.getByText('Floor -1, sign “Laundry”')).toBeVisible();
    await expectAccessible();
  });

  test('a property without Wi-Fi does not mention it', async ({ visit }) => {
    await visit(access('wifi-none'));
    await expect.element(door('Street door')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Wi-Fi' })).not.toBeInTheDocument();
  });

  test('the other brand never names Bob', async ({ visitWhiteLabel, world, expectAccessible }) => {
    await world.becomeWhiteLabel();
    await visitWhiteLabel(access('unlock-fails'));
    const card = apartment();
    await pressTwice(card);
    await expect.element(card).toMatchTextContent('If the problem persists, please contact us.');
    expect(document.body.textContent).not.toContain('Bob');
    await expectAccessible();
    expect(await world.calls('requestAccess')).toHaveLength(1);
  });

  test('Back leads to the stay', async ({ visit }) => {
    await visit(access('stay-started'));
    await click(page.getByRole('link', { name: 'Stay', exact: true }).first());
    await expect.poll(address).toBe('/stay?slug=stay-started');
  });
});

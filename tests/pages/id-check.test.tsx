import { address, expect, page, test } from './fixtures.tsx';
import { checkIn } from './checking-in.ts';
import { withCamera } from './camera.ts';

const REFUSED = "Verification didn't go through. Please try again or contact us for help.";

test.describe('identity, without a camera', () => {
  test('banned: the same words, no retry, only support', async ({ visit, world, expectAccessible }) => {
    await visit(checkIn('id-verification-banned'));
    await expect.element(page.getByRole('alert')).toMatchTextContent(REFUSED);
    await expect.element(page.getByRole('heading', { name: /^Have your passport or ID card to hand/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Open the camera' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expectAccessible();
    expect(await world.calls('reservationState')).toEqual([]);
  });

  test('check-in that is done, or approved: the stay opens', async ({ visit, goTo }) => {
    await visit('/check-in');
    await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    for (const slug of ['check-in-completed', 'id-verification-approved']) {
      await goTo(checkIn(slug));
      await expect.poll(address).toBe(`/stay?slug=${slug}`);
      await expect.element(page.getByText('Checked in online')).toBeVisible();
    }
  });

  test('a declined check seen again later still offers another try', async ({ visit, world }) => {
    await world.decideIdentity('id-verification-required', 'declined');
    await visit(checkIn('id-verification-required'));
    await expect.element(page.getByRole('alert')).toMatchTextContent(REFUSED);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('button', { name: 'Open the camera' })).toBeVisible();
  });
});

test.describe('identity, with a camera', () => {
  test.beforeEach(() => {
    withCamera();
  });

  test('a verification done on another device is noticed here', async ({ visit, world, passTime }) => {
    await visit(checkIn('id-verification-required'));
    await page.getByText('Use another device').click();
    await expect
      .element(page.getByRole('img', { name: 'QR code that opens this page on another device' }))
      .toBeVisible();
    await world.decideIdentity('id-verification-required', 'approved');
    await passTime(5);
    await expect.element(page.getByRole('heading', { name: 'You are checked in' })).toBeVisible();
  });
});

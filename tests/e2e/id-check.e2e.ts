import type { Page } from 'playwright/test';

import { cameraStates, withCamera } from './camera.ts';
import { checkIn, takePicture } from './checking-in.ts';
import { expect, test, THIS_MORNING } from './fixtures.ts';

const REFUSED = "Verification didn't go through. Please try again or contact us for help.";

async function sendPicture(page: Page): Promise<void> {
  await takePicture(page);
  await page.getByRole('button', { name: 'Send the picture' }).click();
}

test.describe('identity, with a camera', () => {
  test.beforeEach(({ page }) => withCamera(page));

  test('the picture is a picture, is not lost without a connection, and the camera is off after it was sent', async ({
    page,
    visit,
    world,
    passTime,
  }) => {
    await visit(checkIn('id-verification-slow'));
    await takePicture(page);
    const colours = await page
      .getByRole('img', { name: 'The picture you took' })
      .evaluate((canvas: HTMLCanvasElement) => {
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        const seen = new Set<number>();
        for (let at = 0; at < pixels.length; at += 400) seen.add((pixels[at] ?? 0) * 256 + (pixels[at + 1] ?? 0));
        return seen.size;
      });
    expect(colours).toBeGreaterThan(1);
    expect(await cameraStates(page)).toEqual(['live']);

    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send the picture' }).click();
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Send the picture' }).click();
    await expect(page.getByText('We are checking your ID')).toBeVisible();
    expect(await cameraStates(page)).toEqual(['ended']);
    await world.decideIdentity('id-verification-slow', 'approved');
    await passTime(5);
    await expect(page.getByRole('heading', { name: 'You are checked in' })).toBeVisible();
  });

  // Proves R8-24.
  test('a declined picture says so and can be tried again, a second one is told like the first', async ({
    page,
    visit,
    world,
    expectAccessible,
    passTime,
  }) => {
    await visit(checkIn('id-verification-declined'));
    await sendPicture(page);
    await passTime(5);
    await expect(page.getByRole('alert')).toContainText(REFUSED);
    await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expectAccessible();

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await sendPicture(page);
    await passTime(5);
    await expect(page.getByRole('alert')).toContainText(REFUSED);

    await page.getByRole('button', { name: 'Try again' }).click();
    await takePicture(page);
    await world.decideIdentity('id-verification-declined', 'approved');
    await passTime(5);
    await expect(page.getByRole('heading', { level: 1, name: 'You are checked in' })).toBeVisible();
  });

  test('a slow check need not be watched: after two minutes the guest asks by hand', async ({
    page,
    visit,
    world,
    expectAccessible,
  }) => {
    await page.clock.install({ time: THIS_MORNING });
    await visit(checkIn('id-verification-slow'));
    await sendPicture(page);
    await expect(page.getByText('We are checking your ID')).toBeVisible();
    await expect(page.getByText('You can close this page.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check again' })).toHaveCount(0);
    await expectAccessible();

    const asked = async () => (await world.calls('reservationState')).length;
    const before = await asked();
    await page.clock.runFor(5_000);
    await expect.poll(asked).toBe(before + 1);

    await page.clock.fastForward('02:00');
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
    await expectAccessible();
    const nothingNew = page.getByRole('status').filter({ hasText: 'Nothing new yet.' });
    await world.hold('reservationState');
    const said: string[] = [];
    await page.exposeFunction('tellSaid', (text: string) => said.push(text));
    await page.getByRole('button', { name: 'Check again' }).evaluate((button) => {
      const tell = (window as unknown as { tellSaid: (text: string) => void }).tellSaid;
      const status = button.parentElement?.querySelector('[role=status]');
      if (!status) throw new Error('No status beside the button');
      new MutationObserver(() => tell(status.textContent)).observe(status, { childList: true, subtree: true });
    });
    await page.getByRole('button', { name: 'Check again' }).click();
    await world.isHeld();
    expect(said, 'before the answer, not even for a moment').toEqual([]);
    await world.release();
    await expect(nothingNew).toBeVisible();
    const after = await asked();
    await page.clock.fastForward('01:00');
    expect(await asked()).toBe(after);

    await world.advance('PT3M');
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are checked in' })).toBeVisible();
  });
});

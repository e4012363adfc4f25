import { cameraStates, failCamera, withCamera, withoutCamera } from './camera.ts';
import { checkIn, takePicture } from './checking-in.ts';
import { expect, test } from './fixtures.ts';

test.describe('identity, with a camera', () => {
  test.beforeEach(({ page }) => withCamera(page));

  test('the picture is a picture, and the camera is off after it was sent', async ({
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

    await page.getByRole('button', { name: 'Send the picture' }).click();
    await expect(page.getByText('We are checking your ID')).toBeVisible();
    expect(await cameraStates(page)).toEqual(['ended']);
    await world.decideIdentity('id-verification-slow', 'approved');
    await passTime(5);
    await expect(page.getByRole('heading', { name: 'You are checked in' })).toBeVisible();
  });

  test('at 400 % zoom, where the button is below the live picture, there is a picture as well', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await visit(checkIn('id-verification-required'));
    await page.getByRole('button', { name: 'Open the camera' }).click();
    await expect(page.getByLabel('Live picture of your camera')).not.toBeInViewport();
    await page.getByRole('button', { name: 'Take the picture' }).click();
    await expect(page.getByRole('img', { name: 'The picture you took' })).toBeVisible();
  });

  test('leaving the page switches the camera off', async ({ page, visit }) => {
    await visit(checkIn('id-verification-required'));
    await page.getByRole('button', { name: 'Open the camera' }).click();
    await expect(page.getByLabel('Live picture of your camera')).toBeVisible();
    expect(await cameraStates(page)).toEqual(['live']);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
    expect(await cameraStates(page)).toEqual(['ended']);
  });

  test('a picture that cannot be sent is not lost', async ({ page, visit }) => {
    await visit(checkIn('id-verification-required'));
    await takePicture(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send the picture' }).click();
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Send the picture' }).click();
    await expect(page.getByRole('heading', { name: 'You are checked in' })).toBeVisible();
  });
});

test.describe('identity, without a camera', () => {
  test('blocked, missing, not responding: what to do, another try, another device, a person', async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await withoutCamera(page, 'NotAllowedError');
    await visit(checkIn('camera-denied'));
    await page.getByRole('button', { name: 'Open the camera' }).click();
    await expect(page.getByRole('alert')).toContainText('The camera is blocked');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await expect(page.getByRole('img', { name: 'QR code that opens this page on another device' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask for help' })).toBeVisible();
    await expectAccessible();

    for (const [error, words] of [
      ['NotFoundError', 'No camera found'],
      ['NotReadableError', 'The camera is not responding'],
    ] as const) {
      await failCamera(page, error);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('alert')).toContainText(words);
      await expectAccessible();
    }
  });
});

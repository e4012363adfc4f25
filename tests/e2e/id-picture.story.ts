import { checkIn, takePicture } from './checking-in.ts';
import { expect, test } from './fixtures.ts';

test.describe('identity, with a camera', () => {
  test.use({ permissions: ['camera'] });

  test('the picture is a picture, and the camera is off after it was sent', async ({ page, visit, world }) => {
    await page.addInitScript(() => {
      const { mediaDevices } = navigator;
      const ask = mediaDevices.getUserMedia.bind(mediaDevices);
      const tracks: MediaStreamTrack[] = [];
      Object.assign(globalThis, { tracks });
      mediaDevices.getUserMedia = async (wishes) => {
        const stream = await ask(wishes);
        tracks.push(...stream.getTracks());
        return stream;
      };
    });
    const states = () =>
      page.evaluate(() =>
        (globalThis as unknown as { tracks: MediaStreamTrack[] }).tracks.map((track) => track.readyState),
      );

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
    expect(await states()).toEqual(['live']);

    await page.getByRole('button', { name: 'Send the picture' }).click();
    await expect(page.getByText('We are checking your ID')).toBeVisible();
    expect(await states()).toEqual(['ended']);
    await world.decideIdentity('id-verification-slow', 'approved');
    await expect(page.getByRole('heading', { name: 'You are checked in' })).toBeVisible();
  });

  test('leaving the page switches the camera off', async ({ page, visit }) => {
    await visit(checkIn('id-verification-required'));
    await page.getByRole('button', { name: 'Open the camera' }).click();
    const live = await page
      .getByLabel('Live picture of your camera')
      .evaluateHandle((video: HTMLVideoElement) => video.srcObject);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
    expect(
      await live.evaluate((stream) => (stream as MediaStream).getTracks().map((track) => track.readyState)),
    ).toEqual(['ended']);
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
  test('a blocked camera: how to allow it, another try, another device, a person', async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await page.context().clearPermissions();
    await visit(checkIn('camera-denied'));
    await page.getByRole('button', { name: 'Open the camera' }).click();
    await expect(page.getByRole('alert')).toContainText('The camera is blocked');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await expect(page.getByRole('img', { name: 'QR code that opens this page on another device' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask for help' })).toBeVisible();
    await expectAccessible();
  });

  for (const [error, words] of [
    ['NotFoundError', 'No camera found'],
    ['NotReadableError', 'The camera is not responding'],
  ] as const) {
    test(`${error}: ${words}`, async ({ page, visit, expectAccessible }) => {
      await page.addInitScript((name) => {
        navigator.mediaDevices.getUserMedia = async () => {
          throw new DOMException('', name);
        };
      }, error);
      await visit(checkIn('id-verification-required'));
      await page.getByRole('button', { name: 'Open the camera' }).click();
      await expect(page.getByRole('alert')).toContainText(words);
      await expectAccessible();
    });
  }
});

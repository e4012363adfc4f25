import { click, expect, page, test } from './fixtures.tsx';
import { withCamera, withoutCamera } from './camera.ts';
import { checkIn } from './checking-in.ts';

test.describe('identity, with a camera', () => {
  let cameraStates: () => string[];
  test.beforeEach(() => {
    cameraStates = withCamera();
  });

  test('at 400 % zoom, with the button below the camera image, a photo can be taken', async ({ visit, resize }) => {
    await resize(320, 256);
    await visit(checkIn('id-verification-required'));
    await click(page.getByRole('button', { name: 'Open the camera' }));
    await expect.element(page.getByLabelText('Live view from your camera')).not.toBeInViewport();
    await click(page.getByRole('button', { name: 'Take the photo' }));
    await expect.element(page.getByRole('img', { name: 'The photo you took' })).toBeVisible();
  });

  test('leaving the page switches the camera off', async ({ visit }) => {
    await visit(checkIn('id-verification-required'));
    await click(page.getByRole('button', { name: 'Open the camera' }));
    await expect.element(page.getByLabelText('Live view from your camera')).toBeVisible();
    expect(cameraStates()).toEqual(['live']);
    await click(page.getByRole('link', { name: 'Stay' }).first());
    await expect.element(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
    await expect.poll(cameraStates).toEqual(['ended']);
  });
});

test.describe('identity, without a camera', () => {
  test('blocked, missing, not responding: what to do, a retry, another device, how to contact us', async ({
    visit,
    expectAccessible,
  }) => {
    withoutCamera('NotAllowedError');
    await visit(checkIn('camera-denied'));
    await click(page.getByRole('button', { name: 'Open the camera' }));
    await expect.element(page.getByRole('alert')).toMatchTextContent('The camera is blocked');
    await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await expect
      .element(page.getByRole('img', { name: 'QR code that opens this page on another device' }))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Ask for help' })).toBeVisible();
    await expectAccessible();

    for (const [error, words] of [
      ['NotFoundError', 'No camera found'],
      ['NotReadableError', 'The camera is not responding'],
    ] as const) {
      withoutCamera(error);
      await click(page.getByRole('button', { name: 'Try again' }));
      await expect.element(page.getByRole('alert')).toMatchTextContent(words);
      await expectAccessible();
    }
  });
});

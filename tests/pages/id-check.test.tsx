import { address, click, expect, page, test } from './fixtures.tsx';
import { checkIn, takePicture } from './checking-in.ts';
import { withCamera } from './camera.ts';

const REFUSED = "Verification didn't go through. Please try again or contact us for help.";

const button = (name: string) => page.getByRole('button', { name });

async function sendPicture(): Promise<void> {
  await takePicture();
  await click(button('Send the photo'));
}

test.describe('identity, without a camera', () => {
  test('banned: the same message, no retry, only support', async ({ visit, world, expectAccessible }) => {
    await visit(checkIn('id-verification-banned'));
    await expect.element(page.getByRole('alert')).toMatchTextContent(REFUSED);
    await expect.element(page.getByText(/^Have your passport or ID card to hand/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Open the camera' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Call us' })).toHaveLength(1);
    await expectAccessible();
    expect(await world.calls('reservationState')).toEqual([]);
  });

  test('check-in complete or approved: the stay opens', async ({ visit, goTo }) => {
    await visit('/check-in');
    await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    for (const slug of ['check-in-completed', 'id-verification-approved']) {
      await goTo(checkIn(slug));
      await expect.poll(address).toBe(`/stay?slug=${slug}`);
      await expect.element(page.getByText('Checked in online')).toBeVisible();
    }
  });

  test('a declined check, opened again later, still offers a retry', async ({ visit, world }) => {
    await world.decideIdentity('id-verification-required', 'declined');
    await visit(checkIn('id-verification-required'));
    await expect.element(page.getByRole('alert')).toMatchTextContent(REFUSED);
    await click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByRole('button', { name: 'Open the camera' })).toBeVisible();
  });
});

test.describe('identity, with a camera', () => {
  let cameraStates: () => string[];
  test.beforeEach(() => {
    cameraStates = withCamera();
  });

  test('a verification done on another device is noticed here', async ({ visit, world, passTime }) => {
    await visit(checkIn('id-verification-required'));
    await click(page.getByText('Use another device'));
    await expect
      .element(page.getByRole('img', { name: 'QR code that opens this page on another device' }))
      .toBeVisible();
    await world.decideIdentity('id-verification-required', 'approved');
    await passTime(5);
    await expect.element(page.getByRole('heading', { name: 'You are checked in' })).toBeVisible();
  });

  test('the picture is a picture, is not lost without a connection, and the camera is off after it was sent', async ({
    visit,
    world,
    setOffline,
    passTime,
  }) => {
    await visit(checkIn('id-verification-slow'));
    await takePicture();
    const canvas = page.getByRole('img', { name: 'The photo you took' }).element() as HTMLCanvasElement;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const colours = new Set<number>();
    for (let at = 0; at < pixels.length; at += 400) colours.add((pixels[at] ?? 0) * 256 + (pixels[at + 1] ?? 0));
    expect(colours.size).toBeGreaterThan(1);

    setOffline(true);
    await click(button('Send the photo'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Something went wrong');
    setOffline(false);
    await click(button('Send the photo'));
    await expect.element(page.getByText('We are checking your ID')).toBeVisible();
    await expect.poll(cameraStates).toEqual(['ended']);
    await world.decideIdentity('id-verification-slow', 'approved');
    await passTime(5);
    await expect.element(page.getByRole('heading', { name: 'You are checked in' })).toBeVisible();
  });

  // Proves R8-24.
  test('after a declined picture, a message and a retry, also the second time', async ({
    visit,
    world,
    expectAccessible,
    passTime,
  }) => {
    await visit(checkIn('id-verification-declined'));
    await sendPicture();
    await passTime(5);
    await expect.element(page.getByRole('alert')).toMatchTextContent(REFUSED);
    await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expectAccessible();

    await click(button('Try again'));
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await sendPicture();
    await passTime(5);
    await expect.element(page.getByRole('alert')).toMatchTextContent(REFUSED);

    await click(button('Try again'));
    await takePicture();
    await world.decideIdentity('id-verification-declined', 'approved');
    await passTime(5);
    await expect.element(page.getByRole('heading', { level: 1, name: 'You are checked in' })).toBeVisible();
  });

  test('a slow check need not be watched: after two minutes the guest asks by hand', async ({
    visit,
    world,
    expectAccessible,
    passTime,
  }) => {
    await visit(checkIn('id-verification-slow'));
    await sendPicture();
    await expect.element(page.getByText('We are checking your ID')).toBeVisible();
    await expect.element(page.getByText('You can close this page.')).toBeVisible();
    await expect.element(button('Check again')).not.toBeInTheDocument();
    await expectAccessible();

    const asked = async () => (await world.calls('reservationState')).length;
    const before = await asked();
    await passTime(5);
    await expect.poll(asked).toBe(before + 1);

    await passTime(120);
    await expect.element(button('Check again')).toBeVisible();
    await expectAccessible();
    await world.hold('reservationState');
    const said: string[] = [];
    const status = button('Check again').element().parentElement?.querySelector('[role=status]');
    if (!status) throw new Error('No status beside the button');
    const observer = new MutationObserver(() => void said.push(status.textContent));
    observer.observe(status, { childList: true, subtree: true });
    await click(button('Check again'));
    await world.isHeld();
    expect(said, 'before the answer, not even for a moment').toEqual([]);
    await world.release();
    await expect.element(page.getByText('Nothing new yet.')).toBeVisible();
    observer.disconnect();
    const after = await asked();
    await passTime(60);
    expect(await asked()).toBe(after);

    await world.advance('PT3M');
    await click(button('Check again'));
    await expect.element(page.getByRole('heading', { level: 1, name: 'You are checked in' })).toBeVisible();
  });
});

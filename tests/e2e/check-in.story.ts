import type { Page } from 'playwright/test';

import { findBrowser } from '../tools/find-browser.ts';
import { expect, test } from './fixtures.ts';

// A camera that shows a test picture; who may use it is decided by the permissions of each group.
const { args, ...browser } = findBrowser();
test.use({ launchOptions: { ...browser, args: [...args, '--use-fake-device-for-media-stream'] } });

const REFUSED = "Verification didn't go through. Please try again or contact us for help.";

const checkIn = (slug: string) => `/stay/check-in?slug=${slug}`;

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Phone').fill('+358 40 123-4567');
  await page.getByLabel('How many of you are coming?').selectOption('3 guests');
}

async function takePicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the camera' }).click();
  const shutter = page.getByRole('button', { name: 'Take the picture' });
  await expect(shutter).toBeFocused();
  await shutter.click();
  await expect(page.getByRole('img', { name: 'The picture you took' })).toBeVisible();
}

async function sendPicture(page: Page): Promise<void> {
  await takePicture(page);
  await page.getByRole('button', { name: 'Send the picture' }).click();
}

test.describe('guest details', () => {
  test('what the reservation knows is filled in, and the phone leaves as plus and digits', async ({
    page,
    visit,
    world,
    expectAccessible,
  }) => {
    await visit(checkIn('guest-details-required'));
    await expect(page.getByRole('heading', { level: 1, name: 'Who is staying?' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Step 1 of 2' })).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Anna');
    await expect(page.getByLabel('Last name')).toHaveValue('Guest');
    await expect(page.getByLabel('E-mail')).toHaveValue('anna@guest.example');
    await expect(page.getByLabel('How many of you are coming?')).toHaveValue('2');
    await expectAccessible();

    await fillIn(page);
    await page.getByLabel('First name').fill('  Maija ');
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Your ID' })).toBeFocused();
    const [sent, ...more] = await world.calls('updateCheckIn');
    expect(more).toEqual([]);
    expect(sent?.body).toEqual({
      guestDetails: {
        firstName: 'Maija',
        lastName: 'Guest',
        email: 'anna@guest.example',
        phone: '+358401234567',
        guestsCount: 3,
      },
    });
  });

  test('missing and wrong values are named in place, and nothing is sent', async ({
    page,
    visit,
    world,
    expectAccessible,
  }) => {
    await visit(checkIn('guest-details-required'));
    await page.getByLabel('First name').fill(' ');
    await page.getByLabel('Last name').fill('');
    await page.getByLabel('E-mail').fill('');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Required')).toHaveCount(4);
    await expect(page.getByLabel('First name')).toBeFocused();

    await page.getByLabel('First name').fill('Maija');
    await page.getByLabel('Last name').fill('Virtanen-Papadopoulou');
    await page.getByLabel('E-mail').fill('maija@');
    await page.getByLabel('Phone').fill('40 123');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Please check e-mail')).toBeVisible();
    await expect(page.getByText('Add the country code, for example +358')).toBeVisible();
    await expectAccessible();
    expect(await world.calls('updateCheckIn')).toEqual([]);
  });

  test('ten rapid presses send once', async ({ page, visit, world }) => {
    await visit(checkIn('guest-details-required'));
    await fillIn(page);
    await world.fault({ operation: 'updateCheckIn', kind: 'delay', delayMs: 600 });
    await page.getByRole('button', { name: 'Continue' }).evaluate((button) => {
      for (let press = 0; press < 10; press += 1) (button as HTMLButtonElement).click();
    });
    await expect(page.getByRole('heading', { name: 'Your ID' })).toBeVisible();
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });

  test('a lost connection keeps what was typed, and the next press goes through', async ({
    page,
    visit,
    world,
    expectAccessible,
  }) => {
    await visit(checkIn('guest-details-required'));
    await fillIn(page);
    await page.getByLabel('First name').fill('Maija');
    await world.fault({ operation: 'updateCheckIn', kind: 'network', times: 1 });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
    await expectAccessible();
    await expect(page.getByLabel('First name')).toHaveValue('Maija');
    await expect(page.getByLabel('Phone')).toHaveValue('+358 40 123-4567');
    await expect(page.getByLabel('How many of you are coming?')).toHaveValue('3');

    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Your ID' })).toBeVisible();
  });

  test('details that arrived though their answer was lost are not asked for twice', async ({ page, visit, world }) => {
    await visit(checkIn('guest-details-required'));
    await fillIn(page);
    await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop', times: 1 });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Your ID' })).toBeVisible();
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });

  test('a look at the stay keeps what was typed', async ({ page, visit }) => {
    await visit(checkIn('guest-details-required'));
    await fillIn(page);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('link', { name: 'Check in now' }).click();
    await expect(page.getByLabel('Phone')).toHaveValue('+358 40 123-4567');
    await expect(page.getByLabel('How many of you are coming?')).toHaveValue('3');
  });

  test('help from a person is one press away', async ({ page, visit, expectAccessible }) => {
    await visit(checkIn('guest-details-required'));
    await page.getByRole('button', { name: 'Ask for help' }).click();
    await expect(page.getByRole('dialog', { name: 'We can do this with you' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expectAccessible();
  });

  test('a house that verifies nobody is done after the details', async ({ page, visit, expectAccessible }) => {
    await visit(checkIn('no-verification-needed'));
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await fillIn(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are checked in' })).toBeVisible();
    await expectAccessible();
  });

  test('a house with a front desk checks the ID there', async ({ page, visit, world, expectAccessible }) => {
    await visit(checkIn('front-desk-property'));
    await fillIn(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ID check at front desk' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open the camera' })).toHaveCount(0);
    await expectAccessible();
    expect(await world.calls('reservationState')).toEqual([]);
  });

  test('a server that knows only the minimum starts at guest details', async ({ page, visit }) => {
    await visit(checkIn('minimal-response'));
    await expect(page.getByRole('heading', { level: 1, name: 'Who is staying?' })).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('');
  });
});

test.describe('identity, with a camera', () => {
  test.use({ permissions: ['camera'] });

  test('details, a picture of the ID, approved, and on to the doors', async ({
    page,
    visit,
    world,
    expectAccessible,
  }) => {
    await visit(checkIn('guest-details-required'));
    await fillIn(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Only the main guest shows a valid ID')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Step 2 of 2' })).toBeVisible();
    await expectAccessible();

    await page.getByRole('button', { name: 'Open the camera' }).click();
    await expect(page.getByRole('button', { name: 'Take the picture' })).toBeFocused();
    await expectAccessible();
    await page.getByRole('button', { name: 'Take the picture' }).click();
    await expect(page.getByRole('heading', { name: 'Can every word be read?' })).toBeFocused();
    await expectAccessible();
    await page.getByRole('button', { name: 'Take it again' }).click();
    await page.getByRole('button', { name: 'Take the picture' }).click();
    await page.getByRole('button', { name: 'Send the picture' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'You are checked in' })).toBeFocused();
    await expectAccessible();
    expect(await world.calls('reservationState')).not.toEqual([]);
    await page.getByRole('link', { name: 'See how to get in' }).click();
    await expect(page).toHaveURL('/stay/access?slug=guest-details-required');
  });

  test('the whole check-in works by keyboard', async ({ page, visit }) => {
    await visit(checkIn('guest-details-required'));
    await page.getByLabel('Phone').focus();
    await page.keyboard.type('+358401234567');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Your ID' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Open the camera' })).toBeFocused();
    await page.keyboard.press('Enter');
    const shutter = page.getByRole('button', { name: 'Take the picture' });
    await expect(shutter).toBeFocused();
    await expect(shutter).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Can every word be read?' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'You are checked in' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/stay/access?slug=guest-details-required');
  });

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

  test('a declined picture says so and can be tried again', async ({ page, visit, world, expectAccessible }) => {
    await visit(checkIn('id-verification-declined'));
    await sendPicture(page);
    await expect(page.getByRole('alert')).toContainText(REFUSED);
    await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expectAccessible();

    await page.getByRole('button', { name: 'Try again' }).click();
    await takePicture(page);
    await world.decideIdentity('id-verification-declined', 'approved');
    await expect(page.getByRole('heading', { level: 1, name: 'You are checked in' })).toBeVisible();
  });

  test('a second refusal is told like the first', async ({ page, visit }) => {
    await visit(checkIn('id-verification-declined'));
    await sendPicture(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await sendPicture(page);
    await expect(page.getByRole('alert')).toContainText(REFUSED);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('a slow check need not be watched: after two minutes the guest asks by hand', async ({
    page,
    visit,
    world,
    expectAccessible,
  }) => {
    await page.clock.install();
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
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Nothing new yet.' })).toBeVisible();
    const after = await asked();
    await page.clock.fastForward('01:00');
    expect(await asked()).toBe(after);

    await world.advance('PT3M');
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are checked in' })).toBeVisible();
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

  test('a verification done on another device is noticed here', async ({ page, visit, world }) => {
    await visit(checkIn('id-verification-required'));
    await page.getByText('Use another device').click();
    await expect(page.getByRole('img', { name: 'QR code that opens this page on another device' })).toBeVisible();
    await world.decideIdentity('id-verification-required', 'approved');
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
    ['NotReadableError', 'The camera does not answer'],
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

  test('banned: the same words, no retry, only support', async ({ page, visit, world, expectAccessible }) => {
    await visit(checkIn('id-verification-banned'));
    await expect(page.getByRole('alert')).toContainText(REFUSED);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open the camera' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expectAccessible();
    expect(await world.calls('reservationState')).toEqual([]);
  });

  for (const slug of ['check-in-completed', 'id-verification-approved']) {
    test(`${slug}: check-in is done, the stay opens`, async ({ page, visit }) => {
      await visit(checkIn(slug));
      await expect(page).toHaveURL(`/stay?slug=${slug}`);
      await expect(page.getByText('Checked in online')).toBeVisible();
    });
  }

  test('a declined check seen again later still offers another try', async ({ page, visit, world }) => {
    await world.decideIdentity('id-verification-required', 'declined');
    await visit(checkIn('id-verification-required'));
    await expect(page.getByRole('alert')).toContainText(REFUSED);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Open the camera' })).toBeVisible();
  });
});

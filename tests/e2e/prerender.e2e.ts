import type { Page } from 'playwright/test';

import { access, door } from './doors.ts';
import { expect, waitForPage, test } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';

/** A phone and a wide screen. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

/** Delays the script of the app, as a slow connection does; calling the result lets it load. */
async function holdTheApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/main-[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a path without waiting for the load event, which waits for the delayed script. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

/** The address of a path on the white-label host. */
function onWhiteLabel(baseURL: string | undefined, path: string): string {
  const address = new URL(path, baseURL);
  address.hostname = 'wl.localhost';
  return address.href;
}

/** Skips the ten seconds after which an animation shows the help. */
const afterTenSeconds = (page: Page) => page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));

/** The prerendered content, which the `main` of the app later replaces. */
const prerendered = (page: Page) => page.getByRole('main');

test.describe('on a slow connection the essentials are readable before the app has loaded', () => {
  test('a code, the next key and which stay it is, on a phone and on a wide screen', async ({ page, baseURL }) => {
    for (const viewport of SIZES)
      await test.step(`a code, ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        const letCome = await holdTheApp(page);
        await open(page, `${access('stay-started')}&lng=de-DE`);
        await expect(prerendered(page).getByText('47', { exact: true })).toBeVisible();
        await expect(prerendered(page)).toContainText('Code: 4 7 1 9');
        // The address comes with the property, in a second answer.
        await expect(prerendered(page)).toContainText('Kasarmikatu 40, Helsinki');

        letCome();
        await expect(door(page, 'Haustür').getByRole('button', { name: 'Code kopieren' })).toBeVisible();
      });
    for (const viewport of SIZES)
      await test.step(`the next key, ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        const letCome = await holdTheApp(page);
        await open(page, '/stay?slug=stay-started&lng=fi-FI');
        await expect(prerendered(page).getByText('47', { exact: true })).toBeVisible();
        // The name comes with the property, in a second answer.
        await expect(prerendered(page)).toContainText('Kasarmikatu 40');

        letCome();
        await expect(page.getByRole('button', { name: 'Varauksesi' })).toBeVisible();
      });
    await test.step('which stay it is, in the colours of the brand', async () => {
      const letCome = await holdTheApp(page);
      await open(page, onWhiteLabel(baseURL, '/stay?slug=white-label-stay'));
      await expect(prerendered(page).getByRole('heading', { level: 1 })).toBeVisible();

      letCome();
      await expect(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
    });
  });

  test('the fields to find a booking can be filled in at once, on a phone and on a wide screen', async ({ page }) => {
    for (const viewport of SIZES)
      await test.step(`${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        const letCome = await holdTheApp(page);
        await open(page, '/check-in?lng=de-DE');
        const [number, name] = [page.getByLabel('Buchungsnummer'), page.getByLabel('Nachname')];
        await number.fill('R-4711');
        await name.fill('Niem');
        await page.evaluate(() => document.fonts.ready);
        const places = async () => [await number.boundingBox(), await name.boundingBox()];
        const before = await places();

        letCome();
        await expect(page.getByRole('button', { name: 'Meine Buchung finden' })).toBeVisible();
        expect(await places()).toEqual(before);
        await expect(number).toHaveValue('R-4711');
        await expect(name).toBeFocused();
        await page.keyboard.type('inen');
        await expect(name).toHaveValue('Nieminen');
      });
  });

  test('Enter in those fields is kept for the app, and nothing is sent while the guest is still typing', async ({
    page,
    world,
  }) => {
    await test.step('a guest who types on after Enter sends nothing yet', async () => {
      const letCome = await holdTheApp(page);
      await open(page, '/check-in');
      await page.getByLabel('Booking number').fill('BN-stay-started');
      await page.keyboard.press('Enter');
      await page.getByLabel('Last name').fill('Gue');
      letCome();
      await waitForPage(page);
      await page.keyboard.type('st');
      await expect(page.getByLabel('Last name')).toHaveValue('Guest');
      expect(await world.calls('checkInLookup')).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/stay?slug=stay-started');
    });
    await test.step('Enter in those fields is kept for the app', async () => {
      const letCome = await holdTheApp(page);
      await open(page, '/check-in');
      await page.getByLabel('Booking number').fill('BN-stay-started');
      await page.getByLabel('Last name').fill('Guest');
      await page.keyboard.press('Enter');
      letCome();
      await expect(page).toHaveURL('/stay?slug=stay-started');
    });
  });
});

test('if the app never loads, or no script does, help appears below the code', async ({ page }) => {
  const help = page.getByText('Standing at the door? Call the number in your booking confirmation.').first();
  await test.step('the app never comes', async () => {
    await holdTheApp(page);
    await open(page, access('stay-started'));
    await expect(prerendered(page).getByText('47', { exact: true })).toBeVisible();
    await expect(help).toBeHidden();
    await afterTenSeconds(page);
    await expect(help).toBeVisible();
    await expect(prerendered(page).getByText('47', { exact: true })).toBeVisible();
  });
  await test.step('no script comes', async () => {
    await page.route(/\.js$/, (route) => route.abort());
    await open(page, access('stay-started'));
    await expect(help).toBeHidden();
    await afterTenSeconds(page);
    await expect(help).toBeVisible();
  });
});

test('codes of a cancelled stay are never shown; those of the other brand disappear once the property is known (N4)', async ({
  page,
  world,
  baseURL,
}) => {
  await test.step('a cancelled stay', async () => {
    const letCome = await holdTheApp(page);
    await open(page, access('cancelled'));
    await expect.poll(async () => (await world.calls('property')).length).toBe(1);
    await page.evaluate(() => document.fonts.ready);
    await expect(prerendered(page)).toHaveCount(0);
    letCome();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await test.step('a stay of the other brand', async () => {
    const letCome = await holdTheApp(page);
    await world.hold('property');
    await open(page, onWhiteLabel(baseURL, access('stay-started')));
    await expect(prerendered(page)).toContainText('Code: 4 7 1 9');
    await world.release();
    await expect(prerendered(page)).toHaveCount(0);
    letCome();
    await expect(page.getByRole('heading', { level: 1, name: 'This stay belongs to another site' })).toBeVisible();
  });
});

test('a saved stay keeps all lines of its heading while its property is on the way (R2-169)', async ({
  page,
  visit,
  world,
}) => {
  await visit(access('stay-started'));
  await waitForPage(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('savedStay'))).not.toBeNull();
  await world.hold('property');
  const letCome = await holdTheApp(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(prerendered(page)).toContainText('Kasarmikatu 40, Helsinki');
  // This text disappears when the stay has loaded.
  await expect(prerendered(page)).not.toContainText('Checking for changes');
  await expect(prerendered(page)).toContainText('Kasarmikatu 40, Helsinki');
  await expect(prerendered(page)).toContainText('All keys work until');
  await world.release();
  letCome();
  await waitForPage(page);
});

test.describe('the first load', () => {
  /** Records the prerendered text and the text of the app's first frame; the result returns both. */
  async function watchFirstFrame(page: Page): Promise<() => Promise<{ view: string; frame: string }>> {
    await page.addInitScript(() => {
      const texts = { view: '', frame: '' };
      Reflect.set(window, 'texts', texts);
      new MutationObserver(() => {
        const view = document.getElementById('prerendered');
        if (view) texts.view = view.innerText;
        else if (texts.view !== '' && texts.frame === '') texts.frame = document.body.innerText;
      }).observe(document, { characterData: true, childList: true, subtree: true });
    });
    return () => page.evaluate(() => Reflect.get(window, 'texts') as { view: string; frame: string });
  }

  test('keeps everything that was readable before the app had loaded, and moves nothing', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const texts = await watchFirstFrame(page);
    for (const path of [
      `${access('stay-started')}&lng=de-DE`,
      '/stay?slug=stay-started&lng=el-GR',
      `${access('keys-all-types')}&lng=fi-FI`,
    ]) {
      const letCome = await holdTheApp(page);
      await open(page, path);
      await expect(prerendered(page).getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      letCome();
      await waitForPage(page);
      const { view, frame } = await texts();
      const lines = view.split('\n').filter((line) => line.trim() !== '');
      expect(lines.length).toBeGreaterThan(4);
      expect(lines.filter((line) => !frame.includes(line))).toEqual([]);
      expect(await layoutShift(page)).toBeLessThan(0.02);
    }
  });
});

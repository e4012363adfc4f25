import type { Page } from 'playwright/test';

import { withCamera } from './camera.ts';
import { takePicture } from './checking-in.ts';
import { access, pressTwice } from './doors.ts';
import { expect, test, waitForPage, WITH_MOTION } from './fixtures.ts';
import type { World } from './fixtures.ts';
import { drawNothing, goTo } from './in-app.ts';
import { choose } from './late-check-out-order.ts';
import { expectOrdered } from './ordering.ts';
import { MEMBER_SCREENS, SCREENS, WHITE_LABEL_SCREENS } from './screens.ts';
import { signInAs } from './sign-in-as.ts';
import { translate, TRANSLATED, TRANSLATORS } from './translator.ts';

/** An evening in March, three hours after the doors open. */
const EVENING = '2026-03-10T16:00:00Z';

const OF_BRANDS = {
  main: {
    // The page of privacy counts what each tab has stored, which differs.
    screens: SCREENS.filter((screen) => screen !== '/privacy'),
    arrival: 'arrival',
    order: 'stay-started',
    change: 'change-time-ok',
    cancel: 'refundable-before-deadline',
    leave: 'check-out-day',
  },
  'white-label': {
    screens: WHITE_LABEL_SCREENS,
    arrival: 'white-label-arrival',
    order: 'white-label-stay',
    change: 'white-label-stay',
    cancel: 'white-label-arrival',
    leave: 'white-label-stay',
  },
} as const;
const BRANDS = ['main', 'white-label'] as const;

/** Codes, names and passwords, which stay as they are. */
const NAMES = /4719|sleep-well|Good Night|^BN-|^\+358|Ελληνικά/;

const button = (page: Page, name: string) => page.getByRole('button', { name });
const press = (page: Page, name: string) => button(page, name).click();
const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();

/** Presses a button, which says something else until the answer comes. */
async function pressAndWait(
  { page, world }: { page: Page; world: World },
  operation: string,
  [name, meanwhile]: readonly [name: string, meanwhile: string],
): Promise<void> {
  await world.hold(operation);
  await press(page, name);
  await expect(button(page, meanwhile)).toBeVisible();
  await world.letGo();
}

/** The page as a guest reads it, line by line. */
const linesOf = async (page: Page): Promise<string[]> =>
  (await page.locator('body').innerText()).split('\n').map((line) => line.trim());

/** Where texts are wrapped one sees which are translated. */
const wrappedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Array.from(document.querySelectorAll('font > font'), ({ textContent }) => textContent ?? ''));

async function chooseLanguage(page: Page, lang: string): Promise<void> {
  const picker = page.getByRole('combobox').filter({ has: page.getByRole('option', { name: 'Ελληνικά' }) });
  await picker.selectOption(lang);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
}

/** Goes from screen to screen beside a page that is not translated; once the language changes, both read the same. */
async function expectSameWords(page: Page, plain: Page, screens: readonly string[]): Promise<void> {
  await plain.goto(page.url());
  for (const each of [page, plain]) {
    await waitForPage(each);
    await drawNothing(each);
    // From now on the language is on the device: one page counts what is there.
    for (const lang of ['de-DE', 'en-GB']) await chooseLanguage(each, lang);
  }
  for (const [index, screen] of screens.entries()) {
    const lang = index % 2 === 0 ? 'de-DE' : 'en-GB';
    for (const each of [page, plain]) {
      await goTo(each, screen);
      await chooseLanguage(each, lang);
    }
    const unlike = async () => {
      const [here, there] = [await linesOf(page), await linesOf(plain)];
      return here.filter((line, at) => line !== there[at]);
    };
    await expect.poll(unlike, screen).toEqual([]);
    const translated = await wrappedTexts(page);
    expect(
      translated.filter((text) => NAMES.test(text)),
      screen,
    ).toEqual([]);
  }
  await expect(page.locator('html')).toHaveClass(TRANSLATED);
}

for (const translator of TRANSLATORS) {
  test.describe(`B1: the browser ${translator} each text`, () => {
    test.use(WITH_MOTION);
    test.beforeEach(async ({ page }) => {
      await translate(page, translator);
      await withCamera(page);
    });

    for (const brand of BRANDS) {
      const { screens, arrival, order, change, cancel, leave } = OF_BRANDS[brand];

      // In parts, so that they run side by side.
      const PARTS = brand === 'main' ? 3 : 1;
      for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
        test(`every screen of ${brand} takes another language, ${part + 1} of ${PARTS}`, async ({
          page,
          context,
          visit,
          visitWhiteLabel,
        }) => {
          test.slow(true, 'many screens');
          await (brand === 'main' ? visit : visitWhiteLabel)('/check-in');
          await waitForPage(page);
          const plain = await context.newPage();
          await plain.goto(page.url());
          await waitForPage(plain);
          await expectSameWords(
            page,
            plain,
            screens.slice((screens.length * part) / PARTS, (screens.length * (part + 1)) / PARTS),
          );
        });
      }

      test(`${brand}: found, checked in, and the door opens`, async ({ page, world, visit, visitWhiteLabel }) => {
        const tab = { page, world };
        await world.start({ now: EVENING });
        await (brand === 'main' ? visit : visitWhiteLabel)('/check-in');
        await page.getByLabel('Booking number').fill(`BN-${arrival}`);
        await page.getByLabel('Last name').fill('Guest');
        await pressAndWait(tab, 'checkInLookup', ['Find my booking', 'Looking for your booking']);
        await page.getByLabel('Phone').fill('+358 40 1234567');
        await press(page, 'Continue');
        await takePicture(page);
        await press(page, 'Send the picture');
        await page.getByRole('link', { name: 'See how to get in' }).click();
        const apartment = page.getByRole('article', { name: /Apartment/ });
        await world.hold('requestAccess');
        await pressTwice(apartment);
        await expect(apartment.getByRole('button', { name: 'Opening' })).toBeVisible();
        await world.letGo();
        await expect(apartment.getByRole('button', { name: 'The door is open' })).toBeVisible();
        // The door is open for six seconds.
        await expect(apartment.getByText('Closed again.')).toBeVisible({ timeout: 10_000 });
        await expect(page.locator('html')).toHaveClass(TRANSLATED);
      });

      test(`${brand}: times changed, ordered, cancelled, checked out`, async ({
        page,
        world,
        visit,
        visitWhiteLabel,
      }) => {
        const tab = { page, world };
        const open = brand === 'main' ? visit : visitWhiteLabel;
        await open(`/stay/change-time?slug=${change}`);
        await expect(page.getByText('You already have these times.')).toBeVisible();
        await page.getByRole('group', { name: /leave/ }).getByRole('radio', { name: '09:00' }).check();
        await expect(page.getByText(/^Your stay will be from .*, 09:00. No extra cost.$/)).toBeVisible();
        await press(page, 'Change times');
        await expectHeading(page, 'Your times have been changed');

        await choose(page, order, (_, path) => open(path));
        await pressAndWait(tab, 'updateCheckIn', ['Confirm and pay', 'One moment']);
        await expectOrdered(page);

        await open(`/stay/cancel-reservation?slug=${cancel}`);
        await press(page, 'Cancel booking');
        await pressAndWait(tab, 'updateCheckIn', ['Yes, cancel my stay', 'One moment']);
        await expectHeading(page, 'Your stay is cancelled');

        if (brand === 'white-label') await world.advance('P3D');
        await open(`/stay/check-out?slug=${leave}`);
        await pressAndWait(tab, 'updateCheckIn', ['Check out now', 'One moment']);
        await expectHeading(page, 'You are checked out');
        await expect(page.locator('html')).toHaveClass(TRANSLATED);
      });
    }

    test('the lift comes, and a member signs in', async ({ page, world, visit }) => {
      const tab = { page, world };
      await visit(access('elevator-call'));
      await pressAndWait(tab, 'requestAccess', ['Call the lift', 'Sending request']);
      await expect(button(page, 'Calling the lift')).toBeVisible();
      await expect(button(page, 'On the way')).toBeVisible();
      expect(await world.calls('requestAccess')).toHaveLength(1);

      await visit('/login');
      await page.getByLabel('E-mail').fill('rewards-all@guest.example');
      await pressAndWait(tab, 'authenticate', ['Send me a code', 'One moment']);
      await world.hold('authenticate');
      await page.getByLabel('Code').fill('123456');
      await expect(button(page, 'Signing you in')).toBeVisible();
      await world.letGo();
      await expectHeading(page, 'Hello, Anna');
    });

    test('every screen of a member takes another language', async ({ page, context }) => {
      test.slow(true, 'many screens');
      await signInAs(page, 'rewards-all');
      const screens = MEMBER_SCREENS.filter((screen) => screen !== '/consent');
      await expectSameWords(page, await context.newPage(), screens);
    });
  });
}

import type { Page } from 'playwright/test';

import { withCamera } from './camera.ts';
import { takePicture } from './checking-in.ts';
import { pressTwice } from './doors.ts';
import { expect, test, waitForPage, WITH_MOTION } from './fixtures.ts';
import type { World } from './fixtures.ts';
import { drawNothing, goTo } from './in-app.ts';

import { MEMBER_SCREENS, SCREENS, WHITE_LABEL_SCREENS } from './screens.ts';
import { signInAs } from './sign-in-as.ts';
import { TRANSLATED, TRANSLATORS } from '../support/translator.ts';
import { translate } from './translator.ts';

/** An evening in March, three hours after the doors open. */
const EVENING = '2026-03-10T16:00:00Z';

const OF_BRANDS = {
  main: {
    screens: SCREENS,
  },
  'white-label': {
    screens: WHITE_LABEL_SCREENS,
  },
} as const;
const BRANDS = ['main', 'white-label'] as const;

/** Codes, names and passwords, which stay as they are. */
const NAMES = /4719|sleep-well|Good Night|^BN-|^\+358|Ελληνικά/;

const button = (page: Page, name: string) => page.getByRole('button', { name });
const press = (page: Page, name: string) => button(page, name).click();

/** Presses a button, which says something else until the answer comes. */
async function pressAndWait(
  { page, world }: { page: Page; world: World },
  operation: string,
  [name, meanwhile]: readonly [name: string, meanwhile: string],
): Promise<void> {
  await world.hold(operation);
  await press(page, name);
  await expect(button(page, meanwhile)).toBeVisible();
  await world.release();
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
      // The page of privacy lists, and counts, what each tab has stored.
      return here.filter((line) => !there.includes(line) && !/^\d+$/.test(line));
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
      const { screens } = OF_BRANDS[brand];

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
    }

    test('found, checked in, and the door opens', async ({ page, world, visit }) => {
      const tab = { page, world };
      await world.start({ now: EVENING });
      await visit('/check-in');
      await page.getByLabel('Booking number').fill('BN-arrival');
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
      await world.release();
      await expect(apartment.getByRole('button', { name: 'The door is open' })).toBeVisible();
      // The door is open for six seconds.
      await expect(apartment.getByText('Closed again.')).toBeVisible({ timeout: 10_000 });
      await expect(page.locator('html')).toHaveClass(TRANSLATED);
    });

    test('every screen of a member takes another language', async ({ page, context }) => {
      test.slow(true, 'many screens');
      await signInAs(page, 'rewards-all');
      const screens = MEMBER_SCREENS.filter((screen) => screen !== '/consent');
      await expectSameWords(page, await context.newPage(), screens);
    });
  });
}

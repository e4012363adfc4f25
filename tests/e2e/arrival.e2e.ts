import type { Page } from 'playwright/test';

import { tabTo } from './by-keyboard.ts';
import { withCamera } from './camera.ts';
import { expect, test, WITH_MOTION } from './fixtures.ts';

test.use(WITH_MOTION);

test.beforeEach(({ page }) => withCamera(page));

/** An evening in March, three hours after the doors open. */
const EVENING = '2026-03-10T16:00:00Z';

const ENGLISH = {
  number: 'Booking number',
  name: 'Last name',
  find: 'Find my booking',
  phone: 'Phone',
  next: 'Continue',
  camera: 'Open the camera',
  shutter: 'Take the photo',
  send: 'Send the photo',
  toTheDoors: 'See how to get in',
  doors: 'Getting in',
  press: /press twice|Press once more/,
  open: 'The door is open',
};
type Words = typeof ENGLISH;

const GERMAN: Words = {
  number: 'Buchungsnummer',
  name: 'Nachname',
  find: 'Meine Buchung finden',
  phone: 'Telefon',
  next: 'Weiter',
  camera: 'Kamera öffnen',
  shutter: 'Foto aufnehmen',
  send: 'Foto senden',
  toTheDoors: 'Zugang ansehen',
  doors: 'Zugang',
  press: /zweimal drücken|Noch einmal drücken/,
  open: 'Die Tür ist offen',
};

async function lookUp(page: Page, slug: string, words: Words): Promise<void> {
  await page.getByLabel(words.number).fill(`BN-${slug}`);
  await page.getByLabel(words.name).fill('Guest');
  await page.getByRole('button', { name: words.find }).click();
}

async function checkInOnline(page: Page, words: Words): Promise<void> {
  await page.getByLabel(words.phone).fill('+358 40 1234567');
  await page.getByRole('button', { name: words.next }).click();
  await page.getByRole('button', { name: words.camera }).click();
  await page.getByRole('button', { name: words.shutter }).click();
  await page.getByRole('button', { name: words.send }).click();
  await page.getByRole('link', { name: words.toTheDoors }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.doors })).toBeVisible();
}

const apartment = (page: Page) => page.getByRole('article', { name: /Apartment/ });

async function openTheDoor(page: Page, words: Words): Promise<void> {
  await apartment(page).getByRole('button', { name: words.press }).click();
  await apartment(page).getByRole('button', { name: words.press }).click();
  await expect(apartment(page).getByRole('button', { name: words.open })).toBeVisible();
}

// Proves R7-11, R7-12, R7-22, R2-156, R1-04.
test(
  'arrival: booking number, guest details, ID check, and the door opens',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await world.start({ now: EVENING });
    await visit('/check-in');
    await lookUp(page, 'arrival', ENGLISH);
    await expect(page).toHaveURL('/stay/check-in?slug=arrival');
    await checkInOnline(page, ENGLISH);
    await expect(page).toHaveURL('/stay/access?slug=arrival');
    await expect(page.getByText('Code: 4 7 1 9, then #')).toBeAttached();
    await openTheDoor(page, ENGLISH);
    expect((await world.calls('requestAccess')).map(({ body }) => body)).toEqual([
      { propertyKeyId: 'key-unit', slug: 'arrival' },
    ]);
    await expectAccessible();
  },
);

test(
  'white-label arrival: its own name, and no Bob',
  { tag: '@journey' },
  async ({ page, visitWhiteLabel, world, expectAccessible }) => {
    await world.start({ now: EVENING });
    await visitWhiteLabel('/');
    await expect(page).toHaveTitle('Harbour Suites | Check in');
    await lookUp(page, 'white-label-arrival', ENGLISH);
    await checkInOnline(page, ENGLISH);
    await openTheDoor(page, ENGLISH);
    await expectAccessible();
    await expect(page.getByText(/Bob|Reception/)).toHaveCount(0);
  },
);

test.describe('on a German phone', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 }, timezoneId: 'Europe/Berlin' });

  test(
    'arrival is in German from the first page to the door',
    { tag: '@journey' },
    async ({ page, visit, world, expectAccessible }) => {
      await world.start({ now: EVENING });
      await visit('/check-in');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
      await lookUp(page, 'arrival', GERMAN);
      await checkInOnline(page, GERMAN);
      await expect(page.getByText(/Ortszeit Helsinki/).first()).toBeVisible();
      await openTheDoor(page, GERMAN);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      // The open door changes the height of its card. At the end of the page the bar must not cover any link.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expectAccessible();
    },
  );
});

// Proves R4-68, S82.
test('arrival with the keyboard only', { tag: '@journey' }, async ({ page, visit, world }) => {
  await world.start({ now: EVENING });
  await visit('/check-in');
  const press = (key: string) => page.keyboard.press(key);
  const to = (role: 'textbox' | 'button' | 'link' | 'slider', name: string | RegExp) =>
    tabTo(page, page.getByRole(role, { name }).first());

  await to('textbox', ENGLISH.number);
  await page.keyboard.type('bn-arrival');
  await to('textbox', ENGLISH.name);
  await page.keyboard.type('guest');
  await press('Enter');

  await to('textbox', ENGLISH.phone);
  await page.keyboard.type('+358401234567');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your ID' })).toBeFocused();
  await to('button', ENGLISH.camera);
  await press('Enter');
  const shutter = page.getByRole('button', { name: ENGLISH.shutter });
  await expect(shutter).toBeFocused();
  await expect(shutter).toBeEnabled();
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Can you read every word?' })).toBeFocused();
  await to('button', ENGLISH.send);
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'You are checked in' })).toBeFocused();
  await to('link', ENGLISH.toTheDoors);
  await press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: ENGLISH.doors })).toBeFocused();
  await to('slider', /Apartment/);
  await press('End');
  await expect(apartment(page).getByRole('button', { name: ENGLISH.open })).toBeVisible();
  expect(await world.calls('requestAccess')).toHaveLength(1);
});

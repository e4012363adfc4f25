import type { Page } from 'playwright/test';

import { findBrowser } from '../../scripts/find-browser.ts';
import { expect, test } from './fixtures.ts';

const { args, ...browser } = findBrowser();
test.use({
  launchOptions: { ...browser, args: [...args, '--use-fake-device-for-media-stream'] },
  permissions: ['camera'],
});

/** An evening in March, three hours after the doors open. */
const EVENING = '2026-03-10T16:00:00Z';

/** The words of a journey, by language. */
const WORDS = {
  en: {
    number: 'Booking number',
    name: 'Last name',
    find: 'Find my booking',
    phone: 'Phone',
    next: 'Continue',
    camera: 'Open the camera',
    shutter: 'Take the picture',
    send: 'Send the picture',
    doors: 'Getting in',
    press: 'Press to open',
    open: 'Open for 6 seconds',
  },
} as const;

async function lookUp(page: Page, slug: string): Promise<void> {
  await page.getByLabel(WORDS.en.number).fill(`BN-${slug}`);
  await page.getByLabel(WORDS.en.name).fill('Guest');
  await page.getByRole('button', { name: WORDS.en.find }).click();
}

async function checkInOnline(page: Page): Promise<void> {
  await page.getByLabel(WORDS.en.phone).fill('+358 40 1234567');
  await page.getByRole('button', { name: WORDS.en.next }).click();
  await page.getByRole('button', { name: WORDS.en.camera }).click();
  await page.getByRole('button', { name: WORDS.en.shutter }).click();
  await page.getByRole('button', { name: WORDS.en.send }).click();
}

const door = (page: Page, name: string | RegExp) => page.getByRole('article', { name });

test('the arrival: booking number, details, identity, and the door opens', async ({
  page,
  visit,
  world,
  expectAccessible,
}) => {
  await world.start({ now: EVENING });
  await visit('/');
  await lookUp(page, 'arrival');
  await expect(page).toHaveURL('/stay/check-in?slug=arrival');

  await checkInOnline(page);
  await page.getByRole('link', { name: /doors|get in/i }).click();

  await expect(page).toHaveURL('/stay/access?slug=arrival');
  await expect(door(page, 'Street door').getByText('Code: 4 7 1 9, then #')).toBeAttached();
  await door(page, /Apartment/)
    .getByRole('button', { name: WORDS.en.press })
    .click();
  await expect(door(page, /Apartment/).getByText(WORDS.en.open, { exact: true })).toBeVisible();
  expect((await world.calls('requestAccess')).map(({ body }) => body)).toEqual([
    { propertyKeyId: 'key-unit', slug: 'arrival' },
  ]);
  await expectAccessible();
});

test('the arrival by keyboard alone', async ({ page, visit, world }) => {
  await world.start({ now: EVENING });
  await visit('/check-in');
  const press = (key: string) => page.keyboard.press(key);
  /** Tabs on until the named control has the focus. */
  const tabTo = async (role: 'textbox' | 'button' | 'link' | 'combobox' | 'slider', name: string | RegExp) => {
    const target = page.getByRole(role, { name }).first();
    await expect(target).toBeVisible();
    for (let steps = 0; steps < 40; steps++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press('Tab');
    }
    await expect(target).toBeFocused();
  };

  await tabTo('textbox', WORDS.en.number);
  await page.keyboard.type('bn-arrival');
  await tabTo('textbox', WORDS.en.name);
  await page.keyboard.type('guest');
  await press('Enter');

  await tabTo('textbox', WORDS.en.phone);
  await page.keyboard.type('+358401234567');
  await press('Enter');
  await tabTo('button', WORDS.en.camera);
  await press('Enter');
  const shutter = page.getByRole('button', { name: WORDS.en.shutter });
  await expect(shutter).toBeFocused();
  // The first picture takes a moment.
  await expect(shutter).toBeEnabled();
  await press('Enter');
  await tabTo('button', WORDS.en.send);
  await press('Enter');
  await tabTo('link', /doors|get in/i);
  await press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: WORDS.en.doors })).toBeFocused();
  await tabTo('slider', /Apartment/);
  await press('End');
  await expect(door(page, /Apartment/).getByText(WORDS.en.open, { exact: true })).toBeVisible();
  expect(await world.calls('requestAccess')).toHaveLength(1);
});

test('the white-label arrival: its own name, and nobody called Bob', async ({
  page,
  visitWhiteLabel,
  world,
  expectAccessible,
}) => {
  await world.start({ now: EVENING });
  await visitWhiteLabel('/');
  await expect(page).toHaveTitle('Harbour Suites | Check in');
  await lookUp(page, 'white-label-arrival');
  await checkInOnline(page);
  await page.getByRole('link', { name: /doors|get in/i }).click();
  await door(page, /Apartment/)
    .getByRole('button', { name: WORDS.en.press })
    .click();
  await expect(door(page, /Apartment/).getByText(WORDS.en.open, { exact: true })).toBeVisible();
  await expectAccessible();
  await expect(page.getByText(/Bob|Reception/)).toHaveCount(0);
});

import type { Page } from 'playwright/test';

import { addCard, form } from './card-form.ts';
import { chooseCleaning, days, times } from './cleaning-times.ts';
import { expect, test } from './fixtures.ts';
import type { World } from './fixtures.ts';

const NOW = { now: '2026-07-01T08:00:00Z' };

/** Everything a guest has typed or chosen on the page, in its order. */
const entered = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map((field) =>
        field instanceof HTMLInputElement && field.type === 'radio' ? field.checked : field.value,
      ),
    );

/** Chooses German as a guest does, and waits until the server has been asked for the page's answer in it. */
async function speakGerman(page: Page, world: World, operation: Parameters<World['calls']>[0]): Promise<void> {
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de-DE');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect.poll(async () => (await world.calls(operation)).at(-1)?.headers['x-language-code']).toBe('de-DE');
}

/** Opens the times of a cleaning, which the page before has read already, and chooses one. */
async function chooseTime(page: Page, visit: (address: string) => Promise<unknown>): Promise<void> {
  await visit('/stay/cleaning?slug=cleaning-free');
  await expect(page.getByText('Your next cleaning is free.')).toBeVisible();
  await page.getByRole('link', { name: 'Schedule cleaning' }).click();
  await chooseCleaning(page, 'Tue 7 Jul', '11:00');
}

test('a day and an hour for a cleaning survive another language', async ({ page, visit, world }) => {
  await world.start(NOW);
  await chooseTime(page, visit);
  const choices = await entered(page);
  await speakGerman(page, world, 'productAvailability');
  expect(await entered(page)).toEqual(choices);
});

test('a day and an hour for a cleaning survive half a minute of thought', async ({ page, visit, world }) => {
  await world.start(NOW);
  await page.clock.install({ time: NOW.now });
  await chooseTime(page, visit);
  await page.clock.fastForward(40_000);
  await expect(days(page).getByRole('radio', { name: 'Tue 7 Jul' })).toBeChecked();
  await expect(times(page).getByRole('radio', { name: '11:00' })).toBeChecked();
});

const PAGES: readonly {
  address: string;
  /** What the page reads again in another language. */
  reads: Parameters<World['calls']>[0];
  choose: (page: Page) => Promise<void>;
}[] = [
  {
    address: '/stay/breakfast?slug=breakfast-open',
    reads: 'productAvailability',
    choose: async (page) => {
      await page.getByRole('radio', { name: /^Tue 7 Jul/ }).check();
      await page.getByRole('radio', { name: '1 guest' }).check();
    },
  },
  {
    address: '/stay/change-time?slug=change-time-ok',
    reads: 'propertyUnitAvailability',
    choose: (page) =>
      page
        .getByRole('group', { name: /^When would you like to arrive/ })
        .getByRole('radio', { name: '17:00' })
        .check(),
  },
  {
    address: '/stay/reservation-extension?slug=extension-request',
    reads: 'checkIn',
    choose: (page) => page.getByRole('radio', { name: /^2 nights/ }).check(),
  },
  {
    address: '/stay/check-in?slug=guest-details-required',
    reads: 'checkIn',
    choose: async (page) => {
      await page.getByLabel('First name').fill('Maija');
      await page.getByLabel('Phone').fill('+358 40 1');
    },
  },
  {
    address: addCard('stay-started'),
    reads: 'checkIn',
    choose: async (page) => {
      await form(page).expiry.pressSequentially('0939');
      await form(page).name.fill('Anna Guest');
    },
  },
];

for (const { address, reads, choose } of PAGES) {
  test(`what is chosen on ${address} survives another language`, async ({ page, visit, world }) => {
    if (address.includes('breakfast')) await world.start({ now: '2026-07-06T03:30:00Z' });
    await visit(address);
    const untouched = await entered(page);
    await choose(page);
    const choices = await entered(page);
    expect(choices).not.toEqual(untouched);
    await speakGerman(page, world, reads);
    expect(await entered(page)).toEqual(choices);
  });
}

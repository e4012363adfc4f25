import { readFile } from 'node:fs/promises';

import type { Locator, Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';

const next = (page: Page) => page.getByRole('region', { name: "What's Next" });
const link = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const code = (page: Page) => next(page).getByText('Code: 4 7 1 9, then #');

// Proves R2-166, R2-167, R4-95.
test.describe('the stay page follows the time of day, without a reload', () => {
  test('B10 a calendar gets the new times of a stay: the same event in a later revision', async ({
    page,
    visit,
    world,
    passTime,
  }) => {
    await world.start({ now: '2026-07-01T08:00:00Z' });
    const fileOf = async (): Promise<Record<string, string>> => {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Add to calendar' }).first().click();
      const text = await readFile(await (await saving).path(), 'utf8');
      return Object.fromEntries(text.split('\r\n').map((line) => line.split(/:(.*)/s)));
    };
    await visit('/stay?slug=early-available');
    const first = await fileOf();
    expect(await fileOf(), 'nothing has changed').toEqual(first);
    await page.evaluate(async () => {
      const orderItems = [{ productId: 'prod-early', consumptionDate: '2026-07-06T10:00:00.000Z' }];
      await fetch('/api/check-in/early-available', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ orderItems }),
      });
    });
    await passTime(5);
    await page.reload();
    await expect(page.getByText('from 13:00')).toBeVisible();
    const second = await fileOf();
    expect(second['UID']).toBe(first['UID']);
    expect([first['DTSTART'], second['DTSTART']]).toEqual(['20260706T120000Z', '20260706T100000Z']);
    expect(Number(second['SEQUENCE'])).toBeGreaterThan(Number(first['SEQUENCE']));
    // Times such as 20260701T080005Z can be compared as numbers.
    const time = (event: Record<string, string>, name: string) => Number(event[name]?.replaceAll(/\D/g, ''));
    for (const name of ['LAST-MODIFIED', 'DTSTAMP']) expect(time(second, name)).toBeGreaterThan(time(first, name));
  });

  test(
    'the doors open: the code is there, then Wi-Fi, breakfast and help',
    { tag: '@journey' },
    async ({ page, visit, world, expectAccessible, passTime }) => {
      await world.start({ now: '2026-03-10T10:00:00.000Z' });
      await world.setClock('2026-03-10T12:59:00.000Z');
      await visit('/stay?slug=stay-arrival-day');
      await expect(next(page)).toContainText('At 15:00, Helsinki time');
      await expect(page.getByRole('heading', { name: 'Bags before check-in' })).toBeVisible();
      await expect(link(page, /^Early check-in/), 'minutes before the hour it is not sold').toHaveCount(0);
      await expect(code(page)).toHaveCount(0);
      await expectAccessible();

      await passTime(65);
      await expect(code(page)).toBeAttached();
      await expect(next(page).getByRole('heading', { name: 'Street door' })).toBeVisible();
      await expect(next(page).getByRole('link', { name: 'All doors' })).toBeVisible();
      await expect(region(page, 'Wi-Fi').getByRole('button', { name: 'Copy the password' })).toBeVisible();
      await expect(link(page, /^Breakfast/)).toBeVisible();
      await expect(page.getByRole('navigation').getByRole('link', { name: /Ask Bob/ })).toBeVisible();
      // The doors are mentioned once: the button leads to them.
      await expect(link(page, /^Getting in/)).toHaveCount(0);
      await page.getByRole('button', { name: 'Your booking' }).click();
      await expect(link(page, /^Where to find us/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link(page, /^Early check-in/)).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Bags before check-in' })).toBeHidden();
      await expectAccessible();
    },
  );
});

test('on a tablet both columns start at the same height, and no card is taller than its text', async ({
  page,
  visit,
  world,
}) => {
  await world.start({ now: '2026-03-10T10:00:00.000Z' });
  await page.setViewportSize({ width: 768, height: 1024 });
  const bottomOf = async (card: Locator) => {
    const box = await card.boundingBox();
    return box === null ? 0 : Math.round(box.y + box.height);
  };
  const topOf = async (card: Locator) => Math.round((await card.boundingBox())?.y ?? 0);
  for (const slug of ['stay-arrival-day', 'stay-started']) {
    await visit(`/stay?slug=${slug}`);
    await expect.poll(async () => (await topOf(next(page))) - (await topOf(region(page, 'Kasarmikatu 40')))).toBe(0);
  }
  await visit('/stay/access?slug=stay-started');
  const door = page.getByRole('article', { name: 'Apartment 405' });
  const help = door.getByText('Door not opening?');
  await expect.poll(async () => (await bottomOf(door)) - (await bottomOf(help))).toBeLessThan(40);
  await visit('/stay/location?slug=stay-started');
  const ask = region(page, "Can't find the door?");
  await expect
    .poll(async () => (await bottomOf(ask)) - (await bottomOf(link(page, /^Open in maps Kasarmikatu/))))
    .toBe(0);
});

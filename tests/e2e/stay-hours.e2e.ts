import { readFile } from 'node:fs/promises';

import type { Locator, Page } from 'playwright/test';

import { pressTwice } from './doors.ts';
import { expect, test } from './fixtures.ts';

const next = (page: Page) => page.getByRole('region', { name: "What's Next" });
const link = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const code = (page: Page) => next(page).getByText('Code: 4 7 1 9, then #');

// Proves R2-166, R2-167, R4-95.
test.describe('the page of the stay follows the hour, without a reload', () => {
  test('B10 a calendar takes the new hours of a stay: the same event, and a later one', async ({
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
    // Such a time reads as a number: 20260701080005.
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
      // The doors are said once: the button leads to them.
      await expect(link(page, /^Getting in/)).toHaveCount(0);
      await page.getByRole('button', { name: 'Your booking' }).click();
      await expect(link(page, /^Where to find us/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link(page, /^Early check-in/)).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Bags before check-in' })).toBeHidden();
      await expectAccessible();
    },
  );

  test('the last day begins: check-out comes first, and what to look at before leaving', async ({
    page,
    visit,
    world,
    expectAccessible,
    passTime,
  }) => {
    await world.start({ now: '2026-11-23T08:20:00.000Z' });
    await world.setClock('2026-11-23T03:59:00.000Z');
    await visit('/stay?slug=check-out-day');
    // A guest who comes home late has the key in sight, and may leave early.
    await expect(code(page)).toBeAttached();
    await expect(region(page, 'Wi-Fi')).toBeVisible();
    // No night is left to clean for, and no day to fill.
    await expect(link(page, /^Late check-out/)).toBeVisible();
    await expect(link(page, /^(Cleaning|Parking)/)).toHaveCount(0);
    await expect(link(page, /^All extras/)).toHaveCount(0);
    await expect(region(page, 'Kasarmikatu 40')).toContainText('until 11:00');
    await expect(next(page).getByRole('link', { name: 'Check out', exact: true })).toBeVisible();
    await passTime(65);
    // The guest still lives here: the code stays, in a line.
    await expect(code(page)).toBeAttached();
    await expect(next(page).getByText('Street door')).toBeVisible();
    await expect(next(page).getByRole('link', { name: 'Check out', exact: true })).toBeVisible();
    await expect(link(page, /^Late check-out/)).toBeVisible();
    await expect(region(page, 'Before you go')).toContainText('Windows closed, hob and lights off.');
    await expect(region(page, 'If you check out now')).toContainText('Luggage room included');
    // The guest's own things come first; what is for days ahead has gone.
    const texts = await page.getByRole('main').innerText();
    const places = ['Late check-out', 'If you check out now', 'Before you go', 'What you can do'].map((text) =>
      texts.indexOf(text),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    await expect(link(page, /^All extras/)).toHaveCount(0);
    // More time is the second thing of the day; the walk is behind the doors.
    await expect(next(page).getByRole('link', { name: 'Late check-out' })).toBeVisible();
    await expect(link(page, /^Walk me in/)).toHaveCount(0);
    await expectAccessible();
  });

  test('the apartment closes after a check-out; the building and the next stay are left', async ({
    page,
    visit,
    world,
    expectAccessible,
    passTime,
  }) => {
    await world.start({ now: '2026-11-23T08:20:00.000Z' });
    await world.setClock('2026-11-23T08:24:00.000Z');
    await visit('/stay?slug=checked-out');
    await expect(next(page)).toContainText('Thank you, and travel well');
    await expect(next(page)).toContainText('Checked out, 10:10');
    const doors = region(page, 'Which doors still open');
    await expect(doors).toContainText('until 10:25');
    await expect(link(page, /^Forgot something\? until 10:25$/)).toBeVisible();
    await expect(link(page, /See how to get in|All doors/)).toHaveCount(0);
    await expect(region(page, 'Book and save')).toBeVisible();
    await expect(link(page, /^Late check-out|^Breakfast|^Cleaning/)).toHaveCount(0);
    await expectAccessible();
    await passTime(65);
    await expect(doors).toContainText('closed since 10:25');
    await link(page, /^Forgot something\? until 23:00$/).click();
    await expect(page).toHaveURL('/stay/access?slug=checked-out');
    await page.goBack();
    await expect(doors).toContainText('until 23:00');
  });
});

test('a key that opens over the network opens from the page of the stay', async ({ page, visit, world }) => {
  await world.start({ now: '2026-03-10T10:00:00.000Z' });
  await world.setClock('2026-03-11T13:05:00.000Z');
  await visit('/stay?slug=keys-digital-later');
  await pressTwice(next(page));
  await expect(next(page).getByRole('button', { name: 'The door is open' })).toBeVisible();
  expect(await world.calls('requestAccess')).toHaveLength(1);
});

test('on a tablet both columns begin at one line, and no card is longer than its text', async ({
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

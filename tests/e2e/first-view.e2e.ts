import type { Page } from 'playwright/test';

import { access, door } from './doors.ts';
import { expect, pageStands, test, THIS_MORNING } from './fixtures.ts';

/** Holds back the script of the app, as a slow line does; the result lets it come. */
async function holdTheApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a path; the page is not loaded before its app. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

/** The texts at the top of the page: what they say, where they are, and how large. */
const texts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const places =
      'main h1, main h1 + p, main h2 > span, main .flared > span, main [class*="text-balance"], main p > .block';
    return [...document.querySelectorAll<HTMLElement>(places)].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [each.innerText, getComputedStyle(each).color, ...[x, y, width, height].map(Math.round)].join(' | ');
    });
  });

/** The app has a main part as well, in its place. */
const firstView = (page: Page) => page.getByRole('main');

test.describe('on a slow line the guest reads what matters before the app comes', () => {
  for (const [size, viewport] of [
    ['a phone', { width: 390, height: 844 }],
    ['a wide screen', { width: 1280, height: 900 }],
  ] as const) {
    test(`a code, at the place where the page has it; on ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const letCome = await holdTheApp(page);
      await open(page, `${access('stay-started')}&lng=de-DE`);
      await expect(firstView(page).getByText('47', { exact: true })).toBeVisible();
      await expect(firstView(page)).toContainText('Code: 4 7 1 9');
      // Another answer than the stay brings the address.
      await expect(firstView(page)).toContainText('Kasarmikatu 40, Helsinki');
      await page.evaluate(() => document.fonts.ready);
      const before = await texts(page);
      expect(before).toHaveLength(7);

      letCome();
      await expect(door(page, 'Haustür').getByRole('button', { name: 'Code kopieren' })).toBeVisible();
      expect((await texts(page)).slice(0, before.length)).toEqual(before);
    });
  }

  test('which stay it is, in the colours of the brand', async ({ page, baseURL }) => {
    const letCome = await holdTheApp(page);
    const origin = new URL(baseURL ?? '');
    origin.hostname = 'wl.localhost';
    await open(page, new URL('/stay?slug=white-label-stay', origin).href);
    await expect(firstView(page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await texts(page);

    letCome();
    await expect(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
    expect((await texts(page)).slice(0, before.length)).toEqual(before);
  });

  for (const [size, viewport] of [
    ['a phone', { width: 390, height: 844 }],
    ['a wide screen', { width: 1280, height: 900 }],
  ] as const) {
    test(`the next key on the page of the stay; on ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const letCome = await holdTheApp(page);
      await open(page, '/stay?slug=stay-started&lng=fi-FI');
      await expect(firstView(page).getByText('47', { exact: true })).toBeVisible();
      // Another answer than the stay brings the name of the property.
      await expect(firstView(page)).toContainText('Kasarmikatu 40');
      await page.evaluate(() => document.fonts.ready);
      const before = await texts(page);
      expect(before).toHaveLength(7);

      letCome();
      await expect(page.getByRole('button', { name: 'Kopioi koodi' })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect((await texts(page)).slice(0, before.length)).toEqual(before);
    });
  }

  for (const [size, viewport] of [
    ['a phone', { width: 390, height: 844 }],
    ['a wide screen', { width: 1280, height: 900 }],
  ] as const) {
    test(`the fields to find a booking, to type in at once; on ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const letCome = await holdTheApp(page);
      await open(page, '/check-in?lng=de-DE');
      const [number, name] = [page.getByLabel('Buchungsnummer'), page.getByLabel('Nachname')];
      await number.fill('R-4711');
      await name.fill('Niem');
      await page.evaluate(() => document.fonts.ready);
      const places = async () => [
        ...(await texts(page)).slice(0, 2),
        await number.boundingBox(),
        await name.boundingBox(),
      ];
      const before = await places();
      expect(before).toHaveLength(4);

      letCome();
      await expect(page.getByRole('button', { name: 'Meine Buchung finden' })).toBeVisible();
      expect(await places()).toEqual(before);
      await expect(number).toHaveValue('R-4711');
      await expect(name).toBeFocused();
      await page.keyboard.type('inen');
      await expect(name).toHaveValue('Nieminen');
    });
  }

  test('Enter in those fields is kept for the app', async ({ page }) => {
    const letCome = await holdTheApp(page);
    await open(page, '/check-in');
    await page.getByLabel('Booking number').fill('BN-stay-started');
    await page.getByLabel('Last name').fill('Guest');
    await page.keyboard.press('Enter');
    letCome();
    await expect(page).toHaveURL('/stay?slug=stay-started');
  });

  test('a guest who types on after Enter sends nothing yet', async ({ page, world }) => {
    const letCome = await holdTheApp(page);
    await open(page, '/check-in');
    await page.getByLabel('Booking number').fill('BN-stay-started');
    await page.keyboard.press('Enter');
    await page.getByLabel('Last name').fill('Gue');
    letCome();
    await pageStands(page);
    await page.keyboard.type('st');
    await expect(page.getByLabel('Last name')).toHaveValue('Guest');
    expect(await world.calls('checkInLookup')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/stay?slug=stay-started');
  });

  test('where the app never comes, help follows below the code', async ({ page }) => {
    await page.clock.install({ time: THIS_MORNING });
    await holdTheApp(page);
    await open(page, access('stay-started'));
    await expect(firstView(page).getByText('47', { exact: true })).toBeVisible();
    const help = page.getByText('Standing at the door? Call the number in your booking confirmation.').first();
    await expect(help).toBeHidden();

    await page.clock.fastForward(11_000);
    await expect(help).toBeVisible();
    await expect(firstView(page).getByText('47', { exact: true })).toBeVisible();
  });
});

test('where the boot script does not come, the app does', async ({ page }) => {
  await page.route(/\/assets\/boot-[^/]+\.js$/, (route) => route.abort());
  await open(page, access('stay-started'));
  await expect(door(page, 'Street door').getByRole('button', { name: 'Copy the code' })).toBeVisible();
});

test('a stay that is cancelled keeps its codes to itself', async ({ page, world }) => {
  const letCome = await holdTheApp(page);
  await open(page, access('cancelled'));
  await expect.poll(async () => (await world.calls('property')).length).toBe(1);
  await page.evaluate(() => document.fonts.ready);
  await expect(firstView(page)).toHaveCount(0);
  letCome();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('the page of a first load', () => {
  /** Notes what the first view says, and what the first frame of the app says; the result tells both. */
  async function watchFirstFrame(page: Page): Promise<() => Promise<{ view: string; frame: string }>> {
    await page.addInitScript(() => {
      const said = { view: '', frame: '' };
      Reflect.set(window, 'said', said);
      new MutationObserver(() => {
        const view = document.getElementById('first-view');
        if (view) said.view = view.innerText;
        else if (said.view !== '' && said.frame === '') said.frame = document.body.innerText;
      }).observe(document, { characterData: true, childList: true, subtree: true });
    });
    return () => page.evaluate(() => Reflect.get(window, 'said') as { view: string; frame: string });
  }

  test('takes nothing away that the guest has read before the app came', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const said = await watchFirstFrame(page);
    for (const path of [
      `${access('stay-started')}&lng=de-DE`,
      '/stay?slug=stay-started&lng=el-GR',
      `${access('keys-all-types')}&lng=fi-FI`,
    ]) {
      const letCome = await holdTheApp(page);
      await open(page, path);
      await expect(firstView(page).getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      letCome();
      await pageStands(page);
      const { view, frame } = await said();
      const lines = view.split('\n').filter((line) => line.trim() !== '');
      expect(lines.length).toBeGreaterThan(4);
      expect(lines.filter((line) => !frame.includes(line))).toEqual([]);
      expect(frame.length).toBeLessThan((await page.locator('body').innerText()).length);
    }
  });

  /** Notes each part of the page that waits for a later frame; the result tells how many did. */
  async function watchFrames(page: Page): Promise<() => Promise<number>> {
    await page.addInitScript(() => {
      const late = new Set<Node>();
      Reflect.set(window, 'lateParts', late);
      new MutationObserver((changes) => {
        for (const { target } of changes) if (target instanceof HTMLElement) late.add(target);
      }).observe(document, { attributeFilter: ['style'], subtree: true });
    });
    return () =>
      page.evaluate(() => {
        const changed = [...(Reflect.get(window, 'lateParts') as Set<HTMLElement>)];
        return changed.filter((each) => each.closest('main') && each.getAttribute('style') === '').length;
      });
  }

  test('is drawn from its first screen on, and whole after a reload', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const lateParts = await watchFrames(page);
    await page.goto('/stay?slug=stay-started');
    await pageStands(page);
    await expect(page.getByText('Your booking', { exact: true })).toBeVisible();
    expect(await lateParts()).toBeGreaterThan(3);

    await page.reload();
    await pageStands(page);
    await expect(page.getByText('Your booking', { exact: true })).toBeVisible();
    expect(await lateParts()).toBe(0);
  });

  test('comes whole on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const lateParts = await watchFrames(page);
    await page.goto('/stay?slug=stay-started');
    await pageStands(page);
    expect(await lateParts()).toBe(0);
  });
});

test('a new tab loads the data of languages in a worker, which the policy allows; its second page does not', async ({
  page,
  baseURL,
}) => {
  const tab = await page.context().newPage();
  const workers: string[] = [];
  const refused: string[] = [];
  tab.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  tab.on('console', (message) => {
    if (/Content Security Policy|requires 'Trusted/i.test(message.text())) refused.push(message.text());
  });
  await tab.goto(`${baseURL}${access('stay-started')}`);
  await pageStands(tab);
  await tab.goto(`${baseURL}/stay?slug=stay-started`);
  await pageStands(tab);
  expect(workers).toEqual([expect.stringMatching(/^\/assets\/boot-[\w-]+\.js$/)]);
  expect(refused).toEqual([]);
});

import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright/test';

import { allowEverything } from './allow-everything.ts';
import { expect, test } from './fixtures.ts';
import { expectOrdered } from './ordering.ts';
import { signInAs } from './sign-in-as.ts';

const SLUG = 'canary-stay';
const CANARIES = [SLUG, 'canary.mail', 'Canaria', 'Kanarienvogel', '909192', 'canary-in-the-air', 'eyJ'];

/** Everything that the browser stores for the app, names and contents. */
const kept = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).toSorted();
    const files = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return {
      local: JSON.stringify(localStorage),
      session: JSON.stringify(sessionStorage),
      cookies: document.cookie,
      caches: JSON.stringify(Object.fromEntries(names.map((name, index) => [name, files[index]]))),
      databases: JSON.stringify((await indexedDB.databases()).map(({ name }) => name)),
    };
  });

/** Adds a cache of files, a cache of the worker, and a cookie and a database as an older version may have left them. */
const leaveMore = (page: Page): Promise<void> =>
  page.evaluate(async (slug) => {
    await (await caches.open('files')).put(`/assets/${slug}.js`, new Response(slug));
    await (await caches.open('workbox-precache-v2-app')).put('/index.html', new Response(''));
    document.cookie = `of-another-version=${slug}; path=/`;
    await new Promise<void>((done) => {
      const request = indexedDB.open('of-another-version', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('queue', { autoIncrement: true }).add(slug);
      request.onsuccess = () => {
        request.result.close();
        done();
      };
    });
  }, SLUG);

/** Allows everything, signs in, sends guest details and orders. */
async function live(page: Page, visit: (path: string) => Promise<void>): Promise<void> {
  await allowEverything(page);
  await signInAs(page, 'canary.mail');
  await visit(`/stay/check-in?slug=${SLUG}`);
  await page.getByLabel('Last name').fill('Kanarienvogel');
  await page.getByLabel('Phone').fill('+358407654321');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /checked in/i })).toBeVisible();
  await visit(`/stay/late-check-out?slug=${SLUG}`);
  await page.getByRole('button', { name: 'Confirm and pay' }).click();
  await expectOrdered(page);
}

// Proves R1-36, R1-37, R1-38, S15, S20.
test('the table lists what is stored, the file has the same, and "Forget everything here" clears it in every tab', async ({
  page,
  visit,
  context,
  expectAccessible,
}) => {
  await live(page, visit);
  await leaveMore(page);
  const other = await context.newPage();
  await other.goto(`/stay/late-check-out?slug=${SLUG}`);
  // The debug button appears when the page is idle; from then on the tab also reacts to other tabs.
  await expect(other.getByRole('button', { name: 'Debug' })).toBeVisible();
  await other.evaluate((slug) => sessionStorage.setItem('redirectTarget', `/stay?slug=${slug}`), SLUG);

  await visit(`/privacy?slug=${SLUG}`);
  const table = page.getByRole('table', { name: 'On this device' });
  // Every other page has a link to this one in its footer.
  await expect(page.getByRole('link', { name: 'Privacy', exact: true })).toHaveCount(0);
  const row = (what: string) => table.getByRole('row').filter({ hasText: what });
  await expect(row('The link to your stay')).toContainText('Until you choose to forget the stay');
  await expect(row('Your sign-in')).toContainText('Until you sign out or your sign-in expires');
  await expect(row('Your unfinished order')).toContainText('Until you close the tab');
  await expect(row('A random number for this device')).toContainText('For a year');
  await expect(row('The app itself')).toContainText('Opens the app without a connection.');
  await expect(row('Other data')).toContainText('Comes from an older version of the app');
  // No row contains a technical name of a storage or a key.
  await expect(table).not.toContainText(/Storage|cookie|IndexedDB|currentStay|accessToken|workbox|tsr-/);
  await expectAccessible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as a file' }).click(),
  ]);
  const json = await readFile(await file.path(), 'utf8');
  const { held } = JSON.parse(json) as { held: { what: string; place: string; name: string }[] };
  const shown = [...new Set(held.map(({ what }) => what))];
  await expect(table.getByRole('row').filter({ hasText: /Until|For a year|Codes/ })).toHaveText(
    shown.map((what) => new RegExp(`^${what}`)),
  );
  const names = held.map(({ place, name }) => `${place}: ${name}`);
  expect(names).toEqual(
    expect.arrayContaining(['localStorage: currentStay', 'cookie: accessToken', 'IndexedDB: of-another-version']),
  );
  expect(json).not.toContain('eyJ');

  await page.getByRole('switch', { name: 'New chat messages on every page' }).uncheck();
  await page.getByRole('button', { name: 'Forget everything here' }).click();
  const question = page.getByRole('dialog', { name: 'Forget everything on this device?' });
  await expect(question).toContainText('Your booking stays as it is.');
  await expectAccessible();
  await question.getByRole('button', { name: 'Keep this stay' }).click();
  await expect(page.getByRole('button', { name: 'Forget everything here' })).toBeFocused();
  expect(JSON.stringify(await kept(page))).toContain(SLUG);
  await page.getByRole('button', { name: 'Forget everything here' }).press('Enter');
  await question.getByRole('button', { name: 'Forget everything' }).press('Enter');

  await expect(page.getByRole('status').filter({ hasText: 'This device has forgotten everything' })).toBeVisible();
  await expect(page).toHaveURL('/privacy');
  // The stay is forgotten, so an installed app needs this link to continue.
  await expect(page.getByRole('link', { name: 'Find my booking' })).toHaveAttribute('href', '/check-in');
  await expect(row('The app itself')).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('switch', { name: 'Statistics' })).not.toBeChecked();
  await expect(other).toHaveURL('/privacy');
  await expect(other.getByRole('status').filter({ hasText: 'has forgotten everything' })).toBeVisible();
  for (const tab of [page, other]) {
    const left = await kept(tab);
    expect(left).toMatchObject({ local: '{}', session: '{}', cookies: '', databases: '[]' });
    expect(Object.keys(JSON.parse(left['caches'] ?? '') as object)).toEqual(['workbox-precache-v2-app']);
    expect(CANARIES.filter((canary) => JSON.stringify(left).includes(canary))).toEqual([]);
  }
  await other.close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  const left = JSON.stringify(await kept(page));
  expect(CANARIES.filter((canary) => left.includes(canary))).toEqual([]);
});

import type { Page } from 'playwright/test';

import { expect, test } from './deployment.ts';
import { waitUntilSaved } from './fixtures.ts';
import { axeFindings, troublesAsDrawn, troublesZoomed } from './looks.ts';

test.use({ serviceWorkers: 'allow' });

const SLUG = 'stay-started';

/** Opens a stay and waits until the page says that it opens without network. */
async function visitOnce(page: Page, path = `/stay?slug=${SLUG}`): Promise<void> {
  await page.goto(path);
  await waitUntilSaved(page);
}

const savedHere = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('savedStay'));

// Proves S81, S83.
test(
  'after one visit, an offline cold start shows the doors and the walk-in guide',
  { tag: '@journey' },
  async ({ context, page }) => {
    await visitOnce(page);
    await page.close();
    await context.setOffline(true);
    const cold = await context.newPage();
    await cold.goto('/stay/access');
    await expect(cold.getByText(/^Code: /).first()).toBeAttached();
    await expect(cold.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await expect(cold.getByRole('heading', { name: 'Your stay', exact: true })).toBeVisible();
    const flat = cold.getByRole('article', { name: 'Apartment 405' });
    await expect(flat.getByText('Needs a connection')).toBeVisible();
    await expect(cold.getByRole('heading', { name: 'Wi-Fi' })).toBeVisible();
    await expect(cold.getByRole('heading', { name: 'Your way in' })).toBeVisible();
    await expect(cold.getByText('The circle marks the keypad')).toBeVisible();
    const help = cold.getByRole('region', { name: 'Door not opening?' });
    await expect(help.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:/);
    await expect(cold.getByText('You seem to be offline. Please check your connection.')).toBeVisible();

    await cold.goto(`/stay/access?slug=${SLUG}&walk=1`);
    const walk = cold.getByRole('dialog', { name: 'Guide me in' });
    const door = (name: string) => walk.getByRole('heading', { level: 2, name });
    await expect(door('Step 1 of 3 Street door')).toBeFocused();
    await expect(walk.getByText('Code: 4 7 1 9, then #')).toBeAttached();
    await expect(walk.getByText('The keypad is to the right of the street door')).toBeVisible();
    await walk.getByRole('button', { name: "I'm in. Next: lift" }).click();
    await expect(door('Step 2 of 3 Lift')).toBeFocused();
    await expect(walk.getByText('Needs a connection')).toBeVisible();
    await walk.getByRole('button', { name: 'Next: your own door' }).click();
    await expect(walk.getByText('This door opens over the internet.')).toBeVisible();
    await walk.getByRole('button', { name: "I'm in" }).click();
    await expect(door('Welcome')).toBeFocused();
    await expect(walk.getByText('sleep-well-405')).toBeVisible();
    await walk.getByRole('button', { name: 'All doors' }).click();
    await expect(cold.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await cold.getByRole('button', { name: 'Guide me in' }).click();
    await expect(door('Step 1 of 3 Street door')).toBeFocused();
    await walk.getByRole('button', { name: 'All doors' }).click();
    await expect(cold.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    expect([...(await troublesAsDrawn(cold)), ...(await troublesZoomed(cold))]).toEqual([]);
    await context.setOffline(false);
    await expect(cold.getByRole('heading', { level: 1, name: 'Getting in' })).toBeVisible();
    await expect(cold.getByText(/^Saved \d\d:\d\d$/)).toBeHidden();
  },
);

// Proves S68: no answer names the server's time.
test('offline, a phone whose clock is two days slow shows the code of a stay that has begun', async ({
  context,
  page,
}) => {
  await page.clock.install({ time: Date.now() - 2 * 86_400_000 });
  await visitOnce(page, `/stay/access?slug=${SLUG}`);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your door codes still work' })).toBeVisible();
  await expect(page.getByText(/^Code: /).first()).toBeAttached();
});

// Proves R1-36.
test("offline, the stay and the privacy page are in the guest's language", async ({ context, page }) => {
  await page.goto(`/stay?slug=${SLUG}&lng=de-DE`);
  await expect(page.getByText('Offline verfügbar')).toBeVisible();
  await page.close();
  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto('/privacy');
  await expect(cold.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible();
  await expect(cold.getByRole('table', { name: 'Auf diesem Gerät' })).toContainText('Der Link zu Ihrem Aufenthalt');
  await cold.goto('/stay');
  await expect(cold.getByText(/^Gespeichert/)).toBeVisible();
  await cold.getByLabel('Sprache').first().selectOption({ label: 'Suomi' });
  await expect(
    cold
      .getByRole('alert')
      .getByText(/offline/i)
      .first(),
  ).toBeVisible();
  await expect(cold.getByText(/^Gespeichert/)).toBeVisible();
});

test('the brand has its manifest, and installing is offered on the stay page, not at a door', async ({
  page,
  request,
}) => {
  await visitOnce(page, `/stay/access?slug=${SLUG}`);
  const manifest = page.locator('link[rel=manifest]');
  await expect(manifest).toHaveAttribute('href', new RegExp(`^data:.*${encodeURIComponent(`/stay?slug=${SLUG}"`)}`));
  const answer = await request.get('/main.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const offer = page.getByRole('region', { name: 'Keep your stay on your home screen' });
  await page.evaluate(() => {
    const ask = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(Object.assign(ask, { prompt: () => Promise.resolve() }));
  });
  await expect(offer).toBeHidden();
  await page.getByRole('link', { name: 'Guide me in' }).click();
  const walk = page.getByRole('dialog', { name: 'Guide me in' });
  await walk.getByRole('button', { name: "I'm in. Next: lift" }).click();
  await walk.getByRole('button', { name: 'Call the lift' }).click();
  await expect(walk.getByRole('button', { name: 'On its way' })).toBeVisible();
  await expect(offer).toBeHidden();
  await walk.getByRole('button', { name: 'Next: your own door' }).click();
  await walk.getByRole('button', { name: "I'm in" }).click();
  await expect(offer).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
});

test('a captive portal, a lost connection, a failing or silent server: the key remains on the page', async ({
  context,
  page,
  deployment,
}) => {
  await test.step('with a captive portal, a lost connection or a failing server, the key remains on the page', async () => {
    await visitOnce(page, `/stay/access?slug=${SLUG}`);
    const reasons = {
      portal: 'You need to sign in to this Wi-Fi first',
      broken: 'Our system is not responding',
      failing: 'Our system is down',
    } as const;
    for (const line of ['portal', 'broken', 'failing'] as const) {
      deployment.line = line;
      await page.reload();
      await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
      await expect(page.getByText(/^Code: /).first()).toBeAttached();
      // The reason for showing the saved stay comes before its contents.
      await expect(page.getByRole('main')).toContainText(new RegExp(`${reasons[line]}.*Saved.*Code: `, 's'));
      await expect(page.getByText(/^All keys work/)).toBeHidden();
      const flat = page.getByRole('article', { name: 'Apartment 405' });
      await expect(flat.getByText('Needs a connection')).toBeVisible();
      await expect(flat.getByRole('button', { name: 'Try again' }), 'once for all doors').toHaveCount(0);
      const help = page.getByRole('region', { name: 'Door not opening?' });
      await expect(help.getByRole('link', { name: 'Call us' }), 'once for all doors').toHaveAttribute('href', /^tel:/);
      if (line === 'failing') {
        await expect(help).toContainText('We will keep trying.');
        await context.setOffline(true);
        await expect(help).toContainText('turn on mobile data or connect to Wi-Fi');
        await context.setOffline(false);
        await expect(help).toContainText('We will keep trying.');
      }
      await expect(page.getByRole('link', { name: 'Call us' }), 'one way to call').toHaveCount(1);
      await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Your door codes still work');
      // The page may ask again by itself before the press: the key stroke then finds nothing to do.
      await page.getByRole('alert').getByRole('button', { name: 'Try again' }).focus();
      deployment.line = 'up';
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Getting in' })).toBeVisible();
    }
  });
  // Proves R2-169.
  await test.step('with a silent server, the key is on the page from the first frame until the response', async () => {
    for (const path of ['/stay/access', '/stay']) {
      deployment.line = 'up';
      await visitOnce(page, `${path}?slug=${SLUG}`);
      deployment.line = 'silent';
      await page.reload();
      await expect(page.getByText(/^Code: /).first()).toBeAttached();
      const first = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      );
      const now = await page.evaluate(() => performance.now());
      expect(now - first).toBeLessThan(2_500);
      await expect(page.getByText('Checking for changes')).toBeVisible();
      // The page of the app, not the prerendered one, which has no links.
      await expect(page.getByRole('link', { name: 'Guide me in' })).toBeVisible();
      await expect(page.getByText('Checking for changes')).toBeVisible();
      deployment.line = 'up';
      await expect(page.getByText('Checking for changes')).toBeHidden();
      await expect(page.getByText(/^Code: /).first()).toBeAttached();
    }
  });
});

test('the stored stay is never used instead of a response, and is replaced by another stay', async ({ page }) => {
  await test.step('online, the stored stay is never used instead of a response', async () => {
    await visitOnce(page, `/stay/access?slug=${SLUG}`);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.body?.textContent.includes('Your stay may have changed since')) document.title = 'SHOWN';
      }).observe(document, { subtree: true, childList: true });
    });
    await page.reload();
    await expect(page.getByText(/^Code: /).first()).toBeAttached();
    await waitUntilSaved(page);
    await expect(page).not.toHaveTitle('SHOWN');
  });
  await test.step('opening another stay deletes the stored one; a wrong link does not (L1)', async () => {
    await visitOnce(page);
    expect(await savedHere(page)).toContain(SLUG);
    await visitOnce(page, '/stay?slug=stay-before-arrival');
    expect(await savedHere(page)).not.toContain(SLUG);
    await page.goto('/stay?slug=no-such-stay');
    await expect(page).toHaveURL(/\/error/);
    expect(await savedHere(page)).toContain('stay-before-arrival');
  });
});

test('B2 the label reflects what is on the device: after deletion in another tab the stay is saved again; with the files gone, it is not', async ({
  context,
  page,
}) => {
  await visitOnce(page);
  const other = await context.newPage();
  await other.goto('/privacy');
  await other.evaluate(() => localStorage.clear());
  await expect.poll(() => savedHere(page)).not.toBeNull();
  await waitUntilSaved(page);

  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto('/stay/access');
  await expect(cold.getByText(/^Code: /).first()).toBeAttached();
  await context.setOffline(false);

  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    window.dispatchEvent(new Event('focus'));
  });
  await expect(page.getByText('Saved for offline')).toBeHidden();
});

test('B2 after "forget" in one tab, the others show no code, save nothing, and say why', async ({ context, page }) => {
  await visitOnce(page, `/stay/access?slug=${SLUG}`);
  await expect(page.getByText(/^Code: /).first()).toBeAttached();
  const other = await context.newPage();
  await other.goto(`/stay?slug=${SLUG}`);
  await other.getByRole('button', { name: 'Forget this stay' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Forget this stay', exact: true }).click();
  for (const tab of [other, page]) {
    await expect(tab.getByRole('heading', { name: 'This device has forgotten your stay' })).toBeVisible();
    await expect(tab.getByText(/^Code: /)).toHaveCount(0);
    // An app that is installed now starts without the stay (B4).
    await expect(tab.locator('link[rel=manifest]')).toHaveAttribute('href', '/main.webmanifest');
  }
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  expect(await savedHere(page)).toBeNull();
});

import { expect, waitForPage, test } from './fixtures.ts';
import { goTo } from './in-app.ts';
import { pasted } from './pasted.ts';

const PARTS = ['The building', 'Street door', 'Inside', 'Your apartment'];

const HOUSES: Readonly<Record<string, string>> = {
  'london-ws75': 'Wimpole Street 75',
  'london-ch73': 'Chapel Street 73',
  'london-ch65': 'Chapel Street 65',
  'london-phi27': 'Philbeach Gardens 27',
  'london-dev14': 'Devonshire Row 14',
  'london-hol128': 'Holloway Road 128',
  'helsinki-kru4': 'Kruununhaka 4',
  'helsinki-pun4': 'Punavuorenkatu 4',
  'tallinn-t49': 'Tartu maantee 49',
  'amsterdam-pap4': 'Papaverweg 4',
  'helsinki-kas40': 'Kasarmikatu 40',
  'stockholm-kam5': 'Kammakargatan 5',
  'helsinki-vi05': 'Vilhonkatu 5',
  'helsinki-vu12': 'Vuorikatu 12',
};

// Proves R2-29, R1-11.
test(
  'a guest comes from the stay, reads the way in part by part, and goes on to the doors (R2-114, R3-54)',
  { tag: '@journey' },
  async ({ page, visit, expectAccessible }) => {
    await visit('/stay?slug=stay-arrival-day');
    await page.getByRole('link', { name: 'Where to find us' }).click();
    await expect(page).toHaveTitle('Reception | Where to find us');
    await expect(page.getByRole('heading', { level: 2, name: 'Kasarmikatu 40' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Kasarmikatu 40' })).toContainText('00130 Helsinki');
    await expect(page.getByRole('link', { name: 'Open in maps Kasarmikatu 40 00130 Helsinki' })).toBeVisible();
    const guide = page.getByRole('region', { name: 'Your way in' });
    await expect(guide.getByRole('heading', { level: 3 })).toHaveText(PARTS);
    await expect(guide).toContainText('The keypad is to the right of the street door');
    await expect(page.getByText('The ring shows the keypad')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open in maps', exact: true })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\//,
    );
    await expect(page.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+358942450150');
    await expectAccessible();

    await page.getByRole('link', { name: 'Getting in' }).click();
    await expect(page).toHaveURL('/stay/access?slug=stay-arrival-day');
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Stay', exact: true }).click();
    await expect(page).toHaveURL('/stay?slug=stay-arrival-day');
  },
);

// Proves S21.
test('the map service learns the address of the house, and nothing of the guest', async ({ page, visit, context }) => {
  const asked: string[] = [];
  await context.route('https://www.google.com/**', async (route) => {
    asked.push(`${route.request().url()} ${JSON.stringify(await route.request().allHeaders())}`);
    await route.fulfill({ contentType: 'text/html', body: 'A map' });
  });
  await visit('/stay/location?slug=stay-arrival-day');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open in maps', exact: true }).click();
  const map = await opened;
  await expect(map.getByText('A map')).toBeVisible();
  expect(await map.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
  await map.close();
  expect(asked).toHaveLength(1);
  expect(asked.join()).not.toMatch(/stay-arrival-day|referer|localhost/i);
});

test('the address can be copied, in one line', async ({ page, visit, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await visit('/stay/location?slug=stay-arrival-day');
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  await expect.poll(() => pasted(page)).toBe('Kasarmikatu 40, 00130 Helsinki');
});

test("the unit's own address and entrance replace those of the house (R3-33, R3-34)", async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/stay/location?slug=unit-address');
  const address = page.getByRole('region', { name: 'Korkeavuorenkatu 12' });
  await expect(address).toContainText('00140 Helsinki');
  await expect(address).toContainText('Stairwell B');
  await expect(address.getByRole('heading', { name: 'Not at Kasarmikatu 40' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in maps', exact: true })).toHaveAttribute(
    'href',
    /query=Korkeavuorenkatu/,
  );
  await expect(page.getByRole('region', { name: 'How to get into Kasarmikatu 40' })).toBeVisible();
  await expectAccessible();
});

test('all fourteen houses have a guide with its four parts (R3-52, R3-54)', async ({ page, visit }) => {
  await visit('/stay/location?slug=stay-started');
  await waitForPage(page);
  for (const [code, street] of Object.entries(HOUSES)) {
    await goTo(page, `/stay/location?slug=guides-all-${code}`);
    await expect(page.getByRole('heading', { level: 2, name: street })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(
      code === 'london-ch65' ? [...PARTS, ...PARTS, ...PARTS] : PARTS,
    );
  }
});

test('three buildings in London have a guide each, and the own one is told (R3-53)', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/stay/location?slug=guides-all-london-ch65');
  for (const number of ['65', '66', '67']) {
    const building = page.getByRole('region', { name: `Building ${number}` });
    await expect(building.getByRole('heading', { level: 3 })).toHaveText(PARTS);
    await expect(building.getByText('Your building')).toHaveCount(number === '65' ? 1 : 0);
  }
  await expectAccessible();
});

test('a house without a guide, and a stay of which only the least is known, have the address and the map (R3-56, R3-49)', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/check-in');
  await waitForPage(page);
  for (const [slug, street] of [
    ['guide-missing-known-house', 'Torstraße 88'],
    ['guide-missing-unknown-house', 'Sea Street 1'],
  ] as const) {
    await goTo(page, `/stay/location?slug=${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Where to find us' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: street })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open in maps', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0);
    await expectAccessible();
  }
  await goTo(page, '/stay/location?slug=minimal-response');
  await expect(page.getByRole('region', { name: 'Kasarmikatu 40' })).toContainText('00130 Helsinki');
  await expect(page.getByRole('term')).toHaveCount(0);
  await expectAccessible();
});

test('the other brand shows the same way in under its own name', async ({
  page,
  visitWhiteLabel,
  expectAccessible,
}) => {
  await visitWhiteLabel(`/stay/location?slug=guides-all-helsinki-kas40`);
  await expect(page).toHaveTitle('Harbour Suites | Where to find us');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(PARTS);
  await expect(page.getByRole('main')).not.toContainText('Bob');
  await expectAccessible();
});

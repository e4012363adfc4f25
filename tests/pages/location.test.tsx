import { click, expect, page, test, texts } from './fixtures.tsx';
import { vi } from 'vitest';

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

test("the unit's own address and entrance replace those of the property (R3-33, R3-34)", async ({
  visit,
  expectAccessible,
}) => {
  await visit('/stay/location?slug=unit-address');
  const address = page.getByRole('region', { name: 'Korkeavuorenkatu 12' });
  await expect.element(address).toMatchTextContent('00140 Helsinki');
  await expect.element(address).toMatchTextContent('Stairwell B');
  await expect.element(address.getByRole('heading', { name: 'Your apartment is not at Kasarmikatu 40' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open in maps', exact: true }))
    .toHaveAttribute('href', expect.stringMatching(/query=Korkeavuorenkatu/));
  await expect.element(page.getByRole('region', { name: 'How to get into Kasarmikatu 40' })).toBeVisible();
  await expectAccessible();
});

test('all fourteen buildings have directions in four parts (R3-52, R3-54)', async ({ visit, goTo }) => {
  await visit('/stay/location?slug=stay-started');
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const [code, street] of Object.entries(HOUSES)) {
    await goTo(`/stay/location?slug=guides-all-${code}`);
    await expect.element(page.getByRole('heading', { level: 2, name: street })).toBeVisible();
    await expect
      .poll(() => texts(page.getByRole('heading', { level: 3 })))
      .toEqual(code === 'london-ch65' ? [...PARTS, ...PARTS, ...PARTS] : PARTS);
  }
});

test('three buildings in London have different directions, and the right ones are shown (R3-53)', async ({
  visit,
  expectAccessible,
}) => {
  await visit('/stay/location?slug=guides-all-london-ch65');
  for (const number of ['65', '66', '67']) {
    const building = page.getByRole('region', { name: `Building ${number}` });
    await expect.poll(() => texts(building.getByRole('heading', { level: 3 }))).toEqual(PARTS);
    await expect.element(building.getByText('Your building')).toHaveLength(number === '65' ? 1 : 0);
  }
  await expectAccessible();
});

test('a building without directions, and a stay with required fields only, show the address and the map (R3-56, R3-49)', async ({
  visit,
  goTo,
  expectAccessible,
}) => {
  await visit('/check-in');
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const [slug, street] of [
    ['guide-missing-known-building', 'Torstraße 88'],
    ['guide-missing-unknown-building', 'Sea Street 1'],
  ] as const) {
    await goTo(`/stay/location?slug=${slug}`);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Where to find us' })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2, name: street })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Open in maps', exact: true })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 3 })).not.toBeInTheDocument();
    await expectAccessible();
  }
  await goTo('/stay/location?slug=minimal-response');
  await expect.element(page.getByRole('region', { name: 'Kasarmikatu 40' })).toMatchTextContent('00130 Helsinki');
  await expect.element(page.getByRole('term')).not.toBeInTheDocument();
  await expectAccessible();
});

test('white-label shows the same directions under its own name', async ({
  visitWhiteLabel,
  world,
  expectAccessible,
}) => {
  await world.becomeWhiteLabel();
  await visitWhiteLabel(`/stay/location?slug=guides-all-helsinki-kas40`);
  await expect.poll(() => document.title).toBe('Harbour Suites | Where to find us');
  await expect.poll(() => texts(page.getByRole('heading', { level: 3 }))).toEqual(PARTS);
  await expect.element(page.getByRole('main')).not.toMatchTextContent('Bob');
  await expectAccessible();
});

test('the address can be copied as one line', async ({ visit }) => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await visit('/stay/location?slug=stay-arrival-day');
  await click(page.getByRole('button', { name: 'Copy the address' }));
  await expect.element(page.getByRole('status').filter({ hasText: 'Copied' })).toBeInTheDocument();
  expect(copy).toHaveBeenCalledExactlyOnceWith('Kasarmikatu 40, 00130 Helsinki');
});

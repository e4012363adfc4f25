import type { Page } from 'playwright/test';

import { expect, waitForPage, test } from './fixtures.ts';
import { goTo } from './in-app.ts';
import { expectOrdered } from './ordering.ts';

const NOW = { now: '2026-07-06T08:00:00Z' };
const pass = (page: Page) => page.getByRole('region', { name: 'Gym pass' });
const access = (page: Page) => page.getByRole('region', { name: 'How to get in' });
const next = (page: Page) => page.getByRole('button', { name: 'Continue' });

// Proves R2-25, R1-14.
test(
  'a gym, one order for the stay, and the pass with its access guidelines (R2-108, R2-160)',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await world.start(NOW);
    await visit('/stay/extras?slug=gym-open');
    await page.getByRole('link', { name: /^Gym .*€12 per guest$/ }).click();
    await expect(page).toHaveTitle('Reception | Gym');
    const gym = page.getByRole('article', { name: 'Granite Gym' });
    await expect(gym).toContainText('You get in with an access card. Show your pass at the desk to get one.');
    await expect(page.getByText('2 guests × €12')).toBeVisible();
    await expect(access(page)).toBeHidden();
    await expectAccessible();

    await next(page).click();
    await page.getByRole('button', { name: 'Confirm order' }).click();
    await expectOrdered(page);
    await page.getByRole('link', { name: 'Show your pass' }).click();
    for (const words of ['Anna Guest', 'for 2 guests', 'Sat 11 Jul – Tue 14 Jul', 'Upcoming', 'Granite Gym'])
      await expect(pass(page)).toContainText(words);
    await expect(access(page)).toContainText('Show the pass at the desk.');
    await expect(next(page)).toBeHidden();
    await expectAccessible();
    const span = { consumptionDate: '2026-07-11T12:00:00.000Z', consumptionEndDate: '2026-07-14T08:00:00.000Z' };
    expect((await world.calls('updateCheckIn')).map(({ body }) => body)).toEqual([
      { orderItems: [{ productId: 'prod-gym', ...span }] },
    ]);

    await world.setClock('2026-07-14T20:59:00Z');
    await visit('/stay/gym?slug=gym-open');
    await expect(pass(page)).toContainText('Valid today');

    await world.setClock('2026-07-14T21:00:00Z');
    await visit('/stay/gym?slug=gym-open');
    await expect(page.getByRole('main')).toContainText('it has already expired');
  },
);

const WAYS = {
  'in-app': ['You get in with the pass in this app. Show it at the desk.', 'The desk is on the first floor.', null],
  'access-card': [
    'You get in with an access card. Show your pass at the desk to get one.',
    'Bring it back when you leave.',
    null,
  ],
  'on-demand': [
    'You get in by arrangement. Contact us before you go, and we will let the gym know.',
    'The trainer opens the door for you.',
    'Call us',
  ],
  'in-building': [
    'It is in your building, behind a door with a code.',
    'The code is the one of the street door.',
    'Your door codes',
  ],
  'in-building-without-code': [
    'It is in your building, and its door needs no code. Just walk in.',
    'Lights go on by themselves.',
    null,
  ],
} as const;

test('the way in is told with the pass, of each kind in its words (R3-97)', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/stay?slug=gym-access-types-in-app');
  await waitForPage(page);
  for (const [type, [words, guidelines, link]] of Object.entries(WAYS))
    await test.step(type, async () => {
      await goTo(page, `/stay/gym?slug=gym-access-types-${type}`);
      await expect(pass(page)).toContainText('Valid today');
      await expect(access(page)).toContainText(words);
      await expect(access(page)).toContainText(guidelines);
      if (link === null) await expect(access(page).getByRole('link')).toHaveCount(0);
      else await expect(access(page).getByRole('link', { name: link })).toBeVisible();
      await expect(page.getByText(words)).toHaveCount(1);
      await expect(next(page)).toBeHidden();
      await expectAccessible();
    });
  // A kind that the app does not know: the page has the guidelines of the gym only.
  await goTo(page, '/stay/gym?slug=gym-access-unknown');
  await expect(access(page).getByRole('paragraph')).toHaveText('Think of a dumbbell, very hard.');
});

test('without gyms the page stands: people to ask, and nothing to order', async ({ page, visit, expectAccessible }) => {
  await visit('/stay/gym?slug=breakfast-no-partners');
  await expect(page.getByRole('heading', { name: 'No gym is listed for this building yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect(next(page)).toBeHidden();
  await expectAccessible();
});

test('the other brand has the same pass', async ({ page, visitWhiteLabel, expectAccessible }) => {
  await visitWhiteLabel('/stay/gym?slug=gym-access-types-in-app');
  await expect(page).toHaveTitle('Harbour Suites | Gym');
  await expect(pass(page)).toContainText('Anna Guest');
  await expect(page.getByRole('main')).not.toContainText('Bob');
  await expectAccessible();
});

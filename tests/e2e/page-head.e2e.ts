import type { Page } from 'playwright/test';

import { PAGE_PATHS } from '../support/page-paths.ts';
import { expect, waitForPage, test } from './fixtures.ts';
import type { World } from './fixtures.ts';
import { drawNothing, forget, goTo } from './in-app.ts';
import { pageOf, WALKED } from './walked-screens.ts';
import type { WalkedScreen } from './walked-screens.ts';

/** Front doors: a picture or one card, with the heading within it, or a picture first on a phone. */
const IN_A_CARD = new Set(['/stay', '/check-in', '/signup', '/login', '/oauth', '/consent', '/error']);

/** What the tab says of each page, behind the name of the brand. */
const TITLES: Readonly<Record<string, string>> = {
  '/check-in': 'Check in',
  '/error': 'Booking not found',
  '/stay': 'Stay',
  '/stay/access': 'Getting in',
  '/stay/location': 'Where to find us',
  '/stay/extras': 'Extras',
  '/stay/sauna-kit': 'Sauna kit',
  '/stay/breakfast': 'Breakfast',
  '/stay/gym': 'Gym',
  '/stay/parking': 'Parking',
  '/stay/stocked-fridge': 'Stocked fridge',
  '/stay/upgrade': 'A bigger apartment',
  '/stay/cleaning': 'Cleaning',
  '/stay/cleaning/schedule': 'Schedule cleaning',
  '/stay/reservation-extension': 'More nights',
  '/stay/late-check-out': 'Late check-out',
  '/stay/early-check-in': 'Early check-in',
  '/stay/change-time': 'Change times',
  '/stay/add-card': 'Saved cards',
  '/stay/product/$id': 'Picnic basket',
  '/stay/check-in': 'Check in',
  '/stay/ask': 'Ask Bob',
  '/stay/explore': 'Explore',
  '/stay/sustainability': 'Sustainability',
  '/stay/referral': 'Good places are for sharing',
};

/** The place of the heading, from the top and from the left. */
const placeOfHeading = async (page: Page): Promise<string> => {
  const box = await page.getByRole('heading', { level: 1 }).boundingBox();
  return box === null ? 'no heading' : `${Math.round(box.y)} px down, ${Math.round(box.x)} px in`;
};

const needsNoStart = ({ now, walk }: WalkedScreen): boolean => now === undefined && walk === undefined;

/** Opens a screen for a guest who is new here. */
async function openAnew(page: Page, world: World, screen: WalkedScreen): Promise<void> {
  if (needsNoStart(screen)) {
    await goTo(page, '/check-in');
    await forget(page);
    return goTo(page, screen.open);
  }
  await world.start(screen.now === undefined ? {} : { now: screen.now });
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(screen.open);
  await waitForPage(page);
  return screen.walk?.(page);
}

test('a page whose texts load late already has its title, in the tab and on the page (R2-65)', async ({
  page,
  visit,
}) => {
  await visit('/stay?slug=check-out-day');
  const { promise: texts, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/orders-[^/]+\.js$/, async (route) => {
    await texts;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Check out', exact: true }).first().click();
  const heading = page.getByRole('heading', { level: 1, name: 'Check-out' });
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle('Reception | Check-out');
  await expect(page.getByRole('button', { name: 'Check out now' })).toBeHidden();
  letCome();
  await expect(page.getByRole('region', { name: 'If you check out now' })).toBeVisible();
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle('Reception | Check-out');
});

// Proves R2-13, R2-65, R2-137.
test('every page has its title in the tab, and its heading in the same place', async ({ page, visit, world }) => {
  test.slow(true, 'many screens');
  const places: Record<string, Record<string, string[]>> = { phone: {}, wide: {} };
  const titles: Record<string, string> = {};
  const looked = PAGE_PATHS.filter((path) => path in TITLES || !IN_A_CARD.has(path));
  const screens = looked.flatMap((path) => {
    const screen = WALKED.find((each) => pageOf(each) === path && each.fault === undefined);
    return screen === undefined ? [] : [{ path, screen }];
  });
  await visit('/check-in');
  await waitForPage(page);
  await drawNothing(page);
  for (const { path, screen } of [
    ...screens.filter((each) => needsNoStart(each.screen)),
    ...screens.filter((each) => !needsNoStart(each.screen)),
  ]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAnew(page, world, screen);
    for (const [size, width] of [
      ['phone', 390],
      ['wide', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => window.scrollTo(0, 0));
      if (IN_A_CARD.has(path)) continue;
      const place = await placeOfHeading(page);
      ((places[size] ??= {})[place] ??= []).push(path);
    }
    if (!(path in TITLES)) continue;
    titles[path] = await page.title();
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation, path).toHaveCount(path.startsWith('/stay') ? 1 : 0);
  }
  expect(titles).toEqual(
    Object.fromEntries(Object.entries(TITLES).map(([path, name]) => [path, `Reception | ${name}`])),
  );
  // One place for each size, and on wide screens the same height in the one centred column of a short page.
  expect(places, JSON.stringify(places, null, 1)).toEqual({
    phone: { '72 px down, 20 px in': expect.anything() as unknown },
    wide: {
      '125 px down, 80 px in': expect.anything() as unknown,
      '125 px down, 330 px in': ['/card-return', '/test'],
    },
  });
});

test('the header has the way back before its page is there, and stays in view when the page is scrolled', async ({
  page,
  visit,
}) => {
  await visit('/stay?slug=stay-started');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/stay/extras?slug=stay-started', { waitUntil: 'commit' });
  const back = page.getByRole('banner').getByRole('link', { name: 'Stay', exact: true });
  await expect(back).toBeVisible();
  await waitForPage(page);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(back).toBeInViewport({ ratio: 1 });
  await back.click();
  await expect(page).toHaveURL('/stay?slug=stay-started');
});

/** How far the lower edge of the pinned button is from the top of the window. */
const lowerEdgeOfPinned = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(document.querySelector('.pinned')?.getBoundingClientRect().bottom ?? -1));

/** Pages of one task, with their main button. */
const TASKS = [
  ['/stay/change-time?slug=change-time-ok', 'button', 'Change times'],
  ['/stay/cancel-reservation?slug=refundable-before-deadline', 'link', 'Keep my stay'],
  ['/stay/check-out?slug=check-out-day', 'button', 'Check out now'],
  ['/stay/check-in?slug=guest-details-required', 'button', 'Continue'],
  ['/stay/add-card?slug=card-add-ok', 'button', 'Add this card'],
  ['/stay/sauna-kit?slug=sauna-kit', 'button', 'Confirm and pay'],
  ['/stay/cleaning?slug=cleaning-free', 'link', 'Schedule cleaning'],
] as const;

// Proves R2-13.
test('a task has no navigation bar on a phone, and its button in view; on wide screens the stay is beside it', async ({
  page,
  visit,
  world,
}) => {
  for (const [path, role, name] of TASKS) {
    await world.start(path.includes('check-out') ? { now: '2026-11-23T08:20:00Z' } : {});
    await page.setViewportSize({ width: 390, height: 600 });
    await visit(path);
    const press = page.getByRole('main').getByRole(role, { name });
    await expect(press, path).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('navigation', { name: 'Main' }), path).toHaveCount(0);
    // At the lower edge, whether the page is longer than the screen or shorter.
    expect(await lowerEdgeOfPinned(page), path).toBe(600);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => lowerEdgeOfPinned(page), path).toBe(844);

    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByRole('navigation', { name: 'Main' }), path).toBeVisible();
    if (path.includes('check-in')) continue;
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary.getByRole('heading', { name: 'Kasarmikatu 40' }), path).toBeVisible();
    // The button of a form is below its last field.
    const place = path.includes('add-card') ? page.getByRole('main') : summary;
    await expect(place.getByRole(role, { name }), path).toBeInViewport({ ratio: 1 });
    expect((await summary.boundingBox())?.x, path).toBe(652);
  }
});

/** Records for each view transition when its pages and the picture of a card end, in milliseconds. */
const watchChanges = (page: Page) =>
  page.evaluate(() => {
    const seen: { pages: string[]; pictures: number[] }[] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const change = start(update);
      const look = async () => {
        await change.ready;
        const moves = document.getAnimations().flatMap(({ effect }) => {
          const pseudoElement = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          return effect && pseudoElement?.startsWith('::view-transition')
            ? [{ timing: effect.getComputedTiming(), pseudoElement }]
            : [];
        });
        seen.push({
          // A page that keeps its end does not show again while a card still moves.
          pages: [
            ...new Set(
              moves.flatMap(({ timing: { fill, endTime }, pseudoElement }) =>
                pseudoElement.endsWith('(page)') ? `${fill} ${Number(endTime)}` : [],
              ),
            ),
          ],
          pictures: moves.flatMap(({ timing, pseudoElement }) =>
            pseudoElement.endsWith('group(picture)') ? Number(timing.endTime) : [],
          ),
        });
      };
      void look();
      return change;
    };
    Object.assign(window, { seen });
  });

const seenChanges = (page: Page) => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);

test('the picture of a tapped card becomes the head of its page within 250 ms, except with reduced motion', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit('/stay/extras?slug=custom-kinds');
  await waitForPage(page);
  const card = page.getByRole('main').getByRole('link', { name: 'Airport transfer' });
  // A page whose files are still to come shows its shape first, which is another change.
  await goTo(page, '/stay/location?slug=custom-kinds');
  await goTo(page, '/stay?slug=custom-kinds');
  await goTo(page, '/stay/extras?slug=custom-kinds');
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Be picked up at the airport' })).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();

  await watchChanges(page);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Be picked up at the airport' })).toBeVisible();
  await expect.poll(() => seenChanges(page)).toEqual([{ pages: ['both 240'], pictures: [240] }]);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stay' }).click();
  await page.getByRole('main').getByRole('link', { name: 'All extras' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const lastChange = async () => (await seenChanges(page)).at(-1);
  await expect.poll(lastChange, 'a page without a picture').toEqual({ pages: ['both 240'], pictures: [] });
  const changes = (await seenChanges(page)).length;

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'All extras' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await seenChanges(page)).toHaveLength(changes);
});

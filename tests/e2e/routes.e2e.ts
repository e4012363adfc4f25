import { expect, waitForPage, test } from './fixtures.ts';
import { goTo } from './in-app.ts';

const heading = { level: 1 } as const;

test(
  'a mistyped address says so, with the booking first (R2-51)',
  { tag: '@journey' },
  async ({ page, visit, expectAccessible }) => {
    await visit('/nope');
    await expect(page.getByRole('heading', { name: 'That page does not exist' })).toBeVisible();
    await expect(page).toHaveURL('/signup');
    await expect(page.getByRole('main').getByRole('button').first()).toHaveText('Find my booking');
    await expectAccessible();
  },
);

test('a stored stay that is no stay is discarded', async ({ page, visit }) => {
  await visit('/check-in');
  for (const stored of ['{"slug":5}', '{}', 'x', '[]', 'null']) {
    await page.evaluate((value) => localStorage.setItem('currentStay', value), stored);
    await visit('/stay');
    await expect(page).toHaveURL('/signup');
  }
});

// Proves R2-64, R2-66, R2-125.
test('an address with a token that is none signs nobody in, and offers to sign in', async ({ page, visit }) => {
  await visit('/oauth#accessToken=a.b.c');
  await expect(page).toHaveTitle('Reception');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

// Proves R2-69, R2-70, R2-71, R2-136, R9-05.
test(
  'navigation shows where a slug is in the address: a header from 768 px, a bar below',
  { tag: '@journey' },
  async ({ page, visit }) => {
    await visit('/check-in');
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await waitForPage(page);
    await goTo(page, '/check-in?slug=stay-started');
    await expect(page.getByRole('navigation')).toHaveCount(1);
    await goTo(page, '/stay?slug=stay-started');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(navigation).toHaveCount(1);
    expect((await navigation.boundingBox())?.y).toBeGreaterThan(600);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(navigation).toHaveCount(1);
    expect((await navigation.boundingBox())?.y).toBeLessThan(60);
  },
);

// Proves S47.
test('a stay that comes after the guest has gone on to another is not the one remembered', async ({
  page,
  visit,
  world,
}) => {
  await visit('/stay/explore');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await world.hold('checkIn');
  const open = (path: string) =>
    page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  const late = page.waitForResponse(/\/properties\/.*-explore-no-guide/);
  await open('/stay?slug=explore-no-guide');
  await world.isHeld();
  await open('/stay?slug=invited-guest');
  await expect(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
  await world.letGo();
  await (await late).finished();
  await visit('/check-in?standalone=true');
  await expect(page).toHaveURL('/stay?slug=invited-guest');
});

test('pointing at a link loads its page, and stores nothing on the device', async ({ page, visit, world }) => {
  await visit('/stay?slug=stay-started');
  await waitForPage(page);
  const stored = () => page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.keys(sessionStorage)]));
  // The stay is saved for offline once the browser is idle.
  await expect.poll(stored).toContain('savedStay');
  const before = await stored();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Ask' }).hover();
  await expect.poll(async () => (await world.calls('propertyContent')).length).toBe(1);
  // A guest without a login is led to another page, and comes back after signing in only when the link was clicked.
  const files = page.waitForResponse(/\/account-[\w-]+\.js$/);
  await navigation.getByRole('link', { name: 'Account' }).hover();
  await files;
  expect(await stored()).toBe(before);
  await expect(page).toHaveURL('/stay?slug=stay-started');
});

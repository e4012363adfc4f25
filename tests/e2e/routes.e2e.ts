import { expect, waitForPage, test } from './fixtures.ts';
import { goTo } from './in-app.ts';

const heading = { level: 1 } as const;

test('a stay is found by its slug, whatever it looks like: it is asked for as it is', async ({
  page,
  visit,
  world,
}) => {
  const slugs = ['0123', '662E41', '"x"', 'a b&c'].map(encodeURIComponent);
  await visit('/check-in');
  await waitForPage(page);
  for (const slug of slugs) {
    await goTo(page, `/stay?slug=${slug}`);
    await expect(page).toHaveURL('/error');
    const call = (await world.calls('checkIn')).at(-1);
    expect(call?.url).toContain(`/api/check-in/${slug}?`);
  }
});

// Proves R2-14.
test('an empty or repeated slug is none: the guest is asked to sign up or find the booking', async ({
  page,
  visit,
  world,
}) => {
  await visit('/stay');
  await expect(page).toHaveURL('/signup');
  await waitForPage(page);
  for (const path of ['/stay?slug=', '/stay?slug=a&slug=b', '/stay/access?slug=.']) {
    await goTo(page, '/check-in');
    await goTo(page, path);
    await expect(page).toHaveURL('/signup');
  }
  expect(await world.calls('checkIn')).toEqual([]);
});

// Proves R2-51, R2-139.
test('unknown paths lead to the stay, with the slug and the campaign, without the rest', async ({ page, visit }) => {
  await visit('/nope/deeper?slug=stay-started&utm_source=mail&junk=1');
  await expect(page).toHaveURL('/stay?slug=stay-started&utm_source=mail');
  for (const path of ['/stay/nope', '/%', '/stay%E0%A4%A', '/stay/%2']) {
    // oxlint-disable-next-line no-await-in-loop -- one address after the other
    await visit(`${path}?slug=stay-started`);
    // oxlint-disable-next-line no-await-in-loop
    await expect(page).toHaveURL('/stay?slug=stay-started');
  }
});

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

// Proves R2-04.
test('standalone check-in goes to the stored stay, else it stays a form', async ({ page, visit }) => {
  await visit('/check-in?standalone=true');
  await expect(page.getByRole('heading', { name: 'Find your booking' })).toBeVisible();
  await visit('/stay?slug=stay-started');
  await waitForPage(page);
  await visit('/check-in?standalone=true');
  await expect(page).toHaveURL('/stay?slug=stay-started');
});

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

// Proves R2-86.
test('a cancelled stay has its index and nothing else', async ({ page, visit, expectAccessible }) => {
  await visit('/stay/access?slug=cancelled');
  await expect(page).toHaveURL('/stay?slug=cancelled');
  await waitForPage(page);
  for (const path of ['extras', 'order-success']) {
    await goTo(page, '/check-in');
    await goTo(page, `/stay/${path}?slug=cancelled`);
    await expect(page).toHaveURL('/stay?slug=cancelled');
  }
  await expect(page.getByRole('heading', { name: 'This stay is cancelled' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Extras' }).click();
  await expect(page.getByRole('alert')).toContainText('Extras are closed for this stay');
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);
  await expectAccessible();
});

// Proves R2-85, R4-16, R8-31, R8-32, R8-52.
test('an expired stay says so and offers a new booking', async ({ page, visit, expectAccessible }) => {
  await visit('/stay?slug=expired');
  await expect(page.getByText('This reservation is not active: it has already expired.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start new booking' })).toHaveAttribute('href', /^https:\/\/booking\./);
  await expectAccessible();
});

test('nothing can be ordered for a stay that has expired', async ({ page, visit }) => {
  await visit('/check-in');
  await waitForPage(page);
  for (const path of ['extras', 'gym', 'cleaning/schedule', 'add-card']) {
    await goTo(page, '/check-in');
    await goTo(page, `/stay/${path}?slug=expired`);
    await expect(page).toHaveURL('/stay?slug=expired');
  }
  await expect(page.getByText('This reservation is not active: it has already expired.')).toBeVisible();
});

// Proves R2-42, R2-46, R2-142.
test('confirmation and success without an order, and addresses of old, lead to the stay', async ({ page, visit }) => {
  await visit('/check-in');
  await waitForPage(page);
  for (const path of [
    'order-confirmation',
    'order-success',
    'order-product',
    'order-product/reservation-extension',
    'payment',
    'payment/x',
  ]) {
    await goTo(page, '/check-in');
    await goTo(page, `/stay/${path}?slug=stay-started`);
    await expect(page).toHaveURL('/stay?slug=stay-started');
  }
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

// Proves R2-03, R2-54.
test('white-label lands on check-in, and a stay without a slug is an error', async ({ page, visitWhiteLabel }) => {
  await visitWhiteLabel('/');
  await expect(page).toHaveURL(/wl\.localhost:\d+\/check-in$/);
  await visitWhiteLabel('/stay');
  await expect(page).toHaveURL(/\/error$/);
  await waitForPage(page);
  for (const path of ['/stay?slug=', '/nope']) {
    await goTo(page, '/check-in');
    await goTo(page, path);
    await expect(page).toHaveURL(/\/error$/);
  }
});

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

import { vi } from 'vitest';

import { address, click, expect, page, test } from './fixtures.tsx';

test('a stay is found by its slug, whatever it looks like, without surrounding characters (L1)', async ({
  visit,
  world,
  goTo,
}) => {
  const slugs = ['0123', '662E41', "o'x", 'a/b&c'].map(encodeURIComponent);
  await visit('/check-in');
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const slug of slugs) {
    await goTo(`/stay?slug=%22${slug}%22.%20`);
    await expect.poll(address).toBe('/error');
    const call = (await world.calls('checkIn')).at(-1);
    expect(call?.url).toContain(`/api/check-in/${slug}?`);
  }
});

// Proves R2-14.
test('an empty slug counts as none, and an unreadable one says so: the guest signs up or finds the booking (L2)', async ({
  visit,
  world,
  goTo,
}) => {
  await visit('/stay');
  await expect.poll(address).toBe('/signup');
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const [path, name] of [
    ['/stay?slug=', 'Your stay is not saved on this device yet'],
    ['/stay?slug=a&slug=b', 'We cannot read this link'],
    ['/stay/access?slug=.', 'We cannot read this link'],
  ] as const) {
    await goTo('/check-in');
    await goTo(path);
    await expect.poll(address).toBe('/signup');
    await expect.element(page.getByRole('heading', { name })).toBeVisible();
  }
  expect(await world.calls('checkIn')).toEqual([]);
});

// Proves R2-51, R2-139.
test('unknown paths redirect to the stay, with slug and campaign only', async ({ visit }) => {
  await visit('/nope/deeper?slug=stay-started&utm_source=mail&junk=1');
  await expect.poll(address).toBe('/stay?slug=stay-started&utm_source=mail');
  for (const path of ['/stay/nope', '/%', '/stay%E0%A4%A', '/stay/%2']) {
    // oxlint-disable-next-line no-await-in-loop -- one address after the other
    await visit(`${path}?slug=stay-started`);
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(address).toBe('/stay?slug=stay-started');
  }
});

// Proves R2-04.
test('/check-in redirects to the stored stay, otherwise it shows the form', async ({ visit }) => {
  await visit('/check-in?standalone=true');
  await expect.element(page.getByRole('heading', { name: 'Find your booking' })).toBeVisible();
  await visit('/stay?slug=stay-started');
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await visit('/check-in?standalone=true');
  await expect.poll(address).toBe('/stay?slug=stay-started');
});

// Proves R2-86.
test('a cancelled stay has its main page only', async ({ visit, goTo, expectAccessible }) => {
  await visit('/stay/access?slug=cancelled');
  await expect.poll(address).toBe('/stay?slug=cancelled');
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const path of ['extras', 'order-success']) {
    await goTo('/check-in');
    await goTo(`/stay/${path}?slug=cancelled`);
    await expect.poll(address).toBe('/stay?slug=cancelled');
  }
  await expect.element(page.getByRole('heading', { name: 'This stay is cancelled' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await click(page.getByRole('navigation').getByRole('link', { name: 'Extras' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent('You can no longer order extras for this stay');
  await expect.element(page.getByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  await expectAccessible();
});

// Proves R2-85, R4-16, R8-31, R8-32, R8-52.
test('an expired stay says so and offers a new booking', async ({ visit, expectAccessible }) => {
  await visit('/stay?slug=expired');
  await expect.element(page.getByText('This reservation is not active: it has already expired.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Start new booking' }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/booking\./));
  await expectAccessible();
});

test('nothing can be ordered for a stay that has expired', async ({ visit, goTo }) => {
  await visit('/check-in');
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const path of ['extras', 'gym', 'cleaning/schedule', 'add-card']) {
    await goTo('/check-in');
    await goTo(`/stay/${path}?slug=expired`);
    await expect.poll(address).toBe('/stay?slug=expired');
  }
  await expect.element(page.getByText('This reservation is not active: it has already expired.')).toBeVisible();
});

// Proves R2-42, R2-46, R2-142.
test('confirmation and success without an order, and old addresses, redirect to the stay', async ({ visit, goTo }) => {
  await visit('/check-in');
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const path of [
    'order-confirmation',
    'order-success',
    'order-product',
    'order-product/reservation-extension',
    'payment',
    'payment/x',
  ]) {
    await goTo('/check-in');
    await goTo(`/stay/${path}?slug=stay-started`);
    await expect.poll(address).toBe('/stay?slug=stay-started');
  }
});

// Proves R2-03, R2-54.
test('white-label starts with check-in; a stay without a slug shows the look-up at the address of the error page (B4)', async ({
  visitWhiteLabel,
  goTo,
}) => {
  await visitWhiteLabel('/');
  await expect.poll(address).toBe('/check-in');
  await visitWhiteLabel('/stay');
  await expect.poll(address).toMatch(/\/error$/);
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const path of ['/stay?slug=', '/nope']) {
    await goTo('/check-in');
    await goTo(path);
    await expect.poll(address).toMatch(/\/error$/);
    await expect.element(page.getByLabelText('Booking number')).toBeVisible();
  }
});

test('a mistyped address says so, with the booking first (R2-51)', async ({ visit, expectAccessible }) => {
  await visit('/nope');
  await expect.element(page.getByRole('heading', { name: 'That page does not exist' })).toBeVisible();
  await expect.poll(address).toBe('/signup');
  await expect.element(page.getByRole('main').getByRole('button').first()).toHaveTextContent('Find my booking');
  await expectAccessible();
});

test('an invalid stored stay is discarded', async ({ visit }) => {
  await visit('/check-in');
  for (const stored of ['{"slug":5}', '{}', 'x', '[]', 'null']) {
    localStorage.setItem('currentStay', stored);
    await visit('/stay');
    await expect.poll(address).toBe('/signup');
  }
});

// Proves R2-64, R2-66, R2-125.
test('an invalid token in the address signs nobody in, and offers to sign in', async ({ visit }) => {
  await visit('/oauth#accessToken=a.b.c');
  await expect.poll(() => document.title).toBe('Reception');
  await expect.element(page.getByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(localStorage.getItem('accessToken')).toBeNull();
});

// Proves S47.
test('a stay that loads after the guest has opened another is not remembered', async ({ visit, world, goTo }) => {
  await visit('/stay/explore');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await world.hold('checkIn');
  const late = goTo('/stay?slug=explore-no-guide');
  await world.isHeld();
  await goTo('/stay?slug=invited-guest');
  await expect.element(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
  await world.release();
  await late;
  await expect.poll(async () => (await world.calls('property')).length).toBe(2);
  await visit('/check-in?standalone=true');
  await expect.poll(address).toBe('/stay?slug=invited-guest');
});

test('hovering over a link preloads its page, and stores nothing on the device', async ({ visit, world, passTime }) => {
  await visit('/stay?slug=stay-started');
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const stored = () => JSON.stringify([Object.entries(localStorage), Object.keys(sessionStorage)]);
  await expect.poll(stored).toContain('currentStay');
  const before = stored();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Ask' }).hover();
  await expect.poll(async () => (await world.calls('propertyContent')).length).toBe(1);
  // The page redirects a guest who is signed out, but a hovered link must not store it as the page to return to.
  await navigation.getByRole('link', { name: 'Account' }).hover();
  await passTime(1);
  expect(stored()).toBe(before);
  await expect.poll(address).toBe('/stay?slug=stay-started');
});

test.for(['renamed-reason', { reason: 'members-only' }, 7, null])(
  'an entry of the history from another build opens its page: %j (B9)',
  async (whyHere, { visit }) => {
    const replace = history.replaceState.bind(history);
    const entry = vi.spyOn(history, 'replaceState');
    entry.mockImplementation((state, unused, url) => replace({ ...Object(state), whyHere }, unused, url));
    await visit('/check-in');
    entry.mockRestore();
    await expect.element(page.getByRole('button', { name: 'Find my booking' })).toBeVisible();
  },
);

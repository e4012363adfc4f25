import { address, expect, page, test } from './fixtures.tsx';

test('a stay is found by its slug, whatever it looks like: it is asked for without what stands around (L1)', async ({
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
test('an empty slug is none, and one that cannot be read says so: the guest signs up or finds the booking (L2)', async ({
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
test('unknown paths lead to the stay, with the slug and the campaign, without the rest', async ({ visit }) => {
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
test('standalone check-in goes to the stored stay, else it stays a form', async ({ visit }) => {
  await visit('/check-in?standalone=true');
  await expect.element(page.getByRole('heading', { name: 'Find your booking' })).toBeVisible();
  await visit('/stay?slug=stay-started');
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await visit('/check-in?standalone=true');
  await expect.poll(address).toBe('/stay?slug=stay-started');
});

// Proves R2-86.
test('a cancelled stay has its index and nothing else', async ({ visit, goTo, expectAccessible }) => {
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
  await page.getByRole('navigation').getByRole('link', { name: 'Extras' }).click();
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
test('confirmation and success without an order, and addresses of old, lead to the stay', async ({ visit, goTo }) => {
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
test('white-label lands on check-in, and a stay without a slug is the lookup, at the address of the error page (B4)', async ({
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

import { address, click, expect, page, test } from './fixtures.tsx';
import { signInAs } from './sign-in-as.ts';

const list = () => page.getByRole('main').getByRole('listitem');

test('a member without a stay who opens help is asked which stay it is about, and can contact us', async ({
  visit,
}) => {
  await signInAs(visit, 'reservations-many');
  await visit('/stay/ask');
  await expect.poll(address).toBe('/reservations');
  await expect.element(page.getByRole('heading', { name: 'Which stay is this for?' })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Need help?' }).getByRole('link', { name: 'WhatsApp' }))
    .toBeVisible();
});

test('reservations-none: the empty state, and where to book', async ({ visit, goTo, expectAccessible }) => {
  await signInAs(visit, 'reservations-none');
  await expect.element(page.getByRole('heading', { name: 'Nothing booked right now' })).toBeVisible();
  await goTo('/reservations');
  await expect.element(page.getByRole('heading', { name: 'Nothing booked right now' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Start new booking' })).toBeVisible();
  await expectAccessible();
});

test('white-label-excluded: only our own properties are listed; the countdown is in words', async ({ visit, goTo }) => {
  await signInAs(visit, 'white-label-excluded');
  await expect.element(page.getByRole('region', { name: 'Kasarmikatu 40' })).toMatchTextContent('In 5 days');
  await goTo('/reservations');
  await expect.element(list()).toHaveLength(1);
  await expect.element(page.getByText('Speicherstraße')).not.toBeInTheDocument();
});

// Proves R6-27.
test("other-guest-slug: somebody else's stay opens without the token, the account stays Anna's", async ({
  visit,
  world,
  goTo,
}) => {
  await signInAs(visit, 'customer-member');
  await goTo('/stay?slug=other-guest-slug');
  await expect.element(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
  expect((await world.calls('checkIn')).map(({ headers }) => headers['authorization'])).toEqual([undefined]);
  await click(page.getByRole('link', { name: 'Account' }));
  await expect.element(page.getByText('anna@guest.example').first()).toBeVisible();
});

// Proves R2-134, R2-135, R6-12, R6-15.
test('invited-guest: a shared link shows doors and extras, and nothing of an account', async ({
  visit,
  world,
  goTo,
}) => {
  await visit('/stay/access?slug=invited-guest');
  await expect.element(page.getByRole('button', { name: /open/i }).first()).toBeVisible();
  await goTo('/stay/extras?slug=invited-guest');
  await expect.element(page.getByRole('link', { name: /^Sauna kit/ })).toBeVisible();
  await goTo('/stay?slug=invited-guest');
  await expect.element(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
  expect(await world.calls('customers')).toEqual([]);
  expect(await world.calls('reservations')).toEqual([]);
  await goTo('/stay/explore');
  const extras = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Extras' });
  await expect.element(extras).toHaveAttribute('href', '/stay/extras?slug=invited-guest');
  await click(page.getByRole('link', { name: 'Account' }));
  await expect.poll(address).toBe('/signup');
});

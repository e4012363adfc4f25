import { address, click, expect, page, test } from './fixtures.tsx';

const PARKING = '/stay/parking?slug=';
const general = 'Your car can stay from check-in to check-out.';

test('other spaces and no height in Amsterdam, general information elsewhere, a garage key, and no parking at all (R9-25, R9-52)', async ({
  visit,
  goTo,
  expectAccessible,
}) => {
  await visit(`${PARKING}parking-amsterdam`);
  await expect.element(page.getByText('Spaces 23 to 31')).toBeVisible();
  await expect.element(page.getByText('Maximum height')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await goTo(`${PARKING}parking-other`);
  await expect.element(page.getByText(general)).toBeVisible();
  await expect.element(page.getByText(/Spaces \d/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'See how to get in' })).not.toBeInTheDocument();
  await goTo(`${PARKING}keys-all-types`);
  await click(page.getByRole('link', { name: 'See how to get in' }));
  await expect.poll(address).toBe('/stay/access?slug=keys-all-types');
  await goTo(`${PARKING}extras-none`);
  await expect.element(page.getByRole('heading', { name: 'Not available for your stay right now' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect.element(page.getByText(general)).not.toBeInTheDocument();
  await expectAccessible();
});

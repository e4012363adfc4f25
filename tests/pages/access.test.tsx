import { expect, page, test } from './fixtures.tsx';
import { access, door, apartment } from './doors.ts';

test('an early guest reads from when, and the code comes at that moment without a reload', async ({
  visit,
  world,
  passTime,
}) => {
  await world.start({ now: '2026-11-20T12:59:00.000Z' });
  await visit(access('stay-arrival-day'));
  const street = door('Street door');
  await expect.element(page.getByRole('heading', { name: 'All keys work from Fri 20 Nov, 15:00' })).toBeVisible();
  await expect.element(street).toMatchTextContent('Code valid from 15:00');
  await expect.element(apartment()).toMatchTextContent('Digital key activated from 15:00');
  expect(document.documentElement.outerHTML).not.toContain('4719');

  await passTime(65);
  await expect.element(street.getByText('Code: 4 7 1 9, then #')).toBeInTheDocument();
  await expect.element(page.getByText('All keys work until Mon 23 Nov, 11:00')).toBeVisible();
  await expect.element(apartment().getByRole('slider')).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: '4 doors are ready now' })).toBeInTheDocument();
});

test('a key that only the server can give is fetched when its hour comes, not in a loop', async ({
  visit,
  world,
  passTime,
}) => {
  await world.start({ now: '2026-11-20T09:00:00.000Z' });
  await world.setClock('2026-11-21T12:59:00.000Z');
  await visit(access('keys-not-available-yet'));
  const street = door('Street door');
  await expect.element(page.getByRole('heading', { name: 'All keys work from Sat 21 Nov, 15:00' })).toBeVisible();
  await expect.element(street).toMatchTextContent('Available from 15:00');

  await passTime(65);
  await expect.element(street.getByText('Code: 4 7 1 9, then #')).toBeInTheDocument();
  expect((await world.calls('checkIn')).length).toBeLessThanOrEqual(4);
});

test.describe('a house that does not answer hides no door', () => {
  test('codes and slider stand at once, and what the house adds comes when it comes', async ({ visit, world }) => {
    await world.hold('property');
    await visit(access('stay-started'));
    await expect.element(door('Street door').getByText('Code: 4 7 1 9, then #')).toBeInTheDocument();
    await expect.element(apartment().getByRole('slider')).toBeVisible();
    await expect.element(page.getByText('Apartment 405, Floor 4', { exact: true })).toBeVisible();
    await expect.element(page.getByText('All keys work until')).toBeVisible();
    await expect.element(page.getByText('Times on your own clock')).toBeVisible();
    // The read goes on when the guest does.
    await page.getByRole('link', { name: 'Stay', exact: true }).first().click();
    await expect.element(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
    await expect.element(page.getByText('Times on your own clock')).toBeVisible();
    await page.getByRole('link', { name: 'All doors' }).click();
    await expect.element(door('Street door')).toBeVisible();
    await world.letGo();
    await expect.element(page.getByText('Times on your own clock')).not.toBeInTheDocument();
    await expect.element(page.getByText('Kasarmikatu 40, Helsinki')).toBeVisible();
  });

  test('where it never answers, the page says so under the doors, and tries again', async ({ visit, world }) => {
    await world.fault({ operation: 'property', kind: 'status', status: 500 });
    await visit('/stay/access?slug=stay-started');
    const trouble = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
    await expect.element(trouble).toBeVisible();
    await expect.element(door('Street door').getByText('Code: 4 7 1 9, then #')).toBeInTheDocument();
    await world.clearFaults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('All keys work until')).toBeVisible();
    await expect.element(trouble).not.toBeInTheDocument();
  });
});

import { userEvent } from 'vitest/browser';

import { click, expect, page, test } from './fixtures.tsx';
import { access, door, apartment } from './doors.ts';

test('an early guest sees from when the code works; at that time it appears without a reload', async ({
  visit,
  world,
  passTime,
}) => {
  await world.start({ now: '2026-11-20T12:59:00.000Z' });
  await visit(access('stay-arrival-day'));
  const street = door('Street door');
  await expect.element(page.getByRole('heading', { name: 'All keys work from Fri 20 Nov, 15:00' })).toBeVisible();
  await expect.element(street).toMatchTextContent('Code valid from 15:00');
  await expect.element(apartment()).toMatchTextContent('Digital key works from 15:00');
  expect(document.documentElement.outerHTML).not.toContain('4719');

  await passTime(65);
  await expect.element(street.getByText('Code: 4 7 1 9, then #')).toBeInTheDocument();
  await expect.element(page.getByText('All keys work until Mon 23 Nov, 11:00')).toBeVisible();
  await expect.element(apartment().getByRole('slider')).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: '4 doors are ready now' })).toBeInTheDocument();
});

test('a key that only the server can release is fetched when it is due, not in a loop', async ({
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

test.describe('a property that fails to load hides no doors', () => {
  test('codes and slider appear at once, and property details once they have loaded', async ({ visit, world }) => {
    await world.hold('property');
    await visit(access('stay-started'));
    await expect.element(door('Street door').getByText('Code: 4 7 1 9, then #')).toBeInTheDocument();
    await expect.element(apartment().getByRole('slider')).toBeVisible();
    await expect.element(page.getByText('Apartment 405, Floor 4', { exact: true })).toBeVisible();
    await expect.element(page.getByText('All keys work until')).toBeVisible();
    await expect.element(page.getByText('Times in your time zone')).toBeVisible();
    // The request continues when the guest opens another page.
    await click(page.getByRole('link', { name: 'Stay', exact: true }).first());
    await expect.element(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
    await expect.element(page.getByText('Times in your time zone')).toBeVisible();
    await click(page.getByRole('link', { name: 'All doors' }));
    await expect.element(door('Street door')).toBeVisible();
    await world.release();
    await expect.element(page.getByText('Times in your time zone')).not.toBeInTheDocument();
    await expect.element(page.getByText('Kasarmikatu 40, Helsinki')).toBeVisible();
  });

  test('if it never responds, the page says so below the doors, and offers a retry', async ({ visit, world }) => {
    await world.fault({ operation: 'property', kind: 'status', status: 500 });
    await visit('/stay/access?slug=stay-started');
    const trouble = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
    await expect.element(trouble).toBeVisible();
    await expect.element(door('Street door').getByText('Code: 4 7 1 9, then #')).toBeInTheDocument();
    await world.clearFaults();
    await click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByText('All keys work until')).toBeVisible();
    await expect.element(trouble).not.toBeInTheDocument();
  });
});

test.describe('too many attempts at a door and a lift (D2, T7)', () => {
  const tooMany = (perMs: number) => ({ operation: 'requestAccess', kind: 'rate-limit', calls: 0, perMs }) as const;
  const words = 'Too many attempts. Please wait a moment and try again or contact us for help.';
  const open = async (): Promise<void> => {
    await click(apartment().getByRole('slider'));
    await userEvent.keyboard('{Enter}');
  };

  test('the slider is disabled for as long as the server asks', async ({
    visit,
    world,
    passTime,
    expectAccessible,
  }) => {
    await world.fault(tooMany(300_000));
    await visit(access('stay-started'));
    await open();
    await expect
      .element(apartment().getByRole('heading', { name: 'Please wait before you try this door again' }))
      .toBeVisible();
    await expect.element(apartment().getByText(words)).toBeVisible();
    await expect.element(apartment()).toMatchTextContent(/You can try again in 5\smin/);
    await expectAccessible();
    // The countdown is up to a second late.
    await passTime(241);
    await expect.element(apartment()).toMatchTextContent(/You can try again in (60|59|58|57)\sseconds\./);
    await world.clearFaults();
    await passTime(61);
    await open();
    await expect.element(apartment().getByText('Apartment 405 is open for 6 seconds')).toBeInTheDocument();
  });

  test('a lift says for how long', async ({ visit, world }) => {
    await world.fault(tooMany(120_000));
    await visit(access('elevator-call'));
    await click(door('Lift').getByRole('button', { name: 'Call the lift' }));
    await expect.element(door('Lift').getByRole('alert')).toMatchTextContent(words);
    await expect.element(door('Lift').getByRole('alert')).toMatchTextContent(/You can try again in 2\smin/);
  });
});

test.for([null, '', 'Nowhere/Town'])(
  'D4 with the time zone %j, times are labelled UTC, not with the city',
  async (timezone, { visit, world, goTo }) => {
    await world.start({ now: '2026-11-20T12:00:00.000Z' });
    await world.changeProperties({ timezone });
    await visit(access('stay-arrival-day'));
    await expect.element(page.getByRole('heading', { name: 'All keys work from Fri 20 Nov, 13:00 UTC' })).toBeVisible();
    for (const path of ['/stay', '/stay/location', '/stay/ask', '/stay/change-time']) {
      await goTo(`${path}?slug=stay-arrival-day`);
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(document.body.innerText, path).toMatch(/\d\d:\d\d/);
      expect(document.body.innerText, path).not.toMatch(/Helsinki time|Helsinki \d\d:\d\d/);
    }
  },
);

test('D6 Wi-Fi details too long for a QR code: name and password to copy, and no QR code, on every page', async ({
  visit,
  world,
}) => {
  const password = 'sleep well '.repeat(30).trim();
  await world.backend.db.stays.update('wifi-and-doors', (row) => {
    const { propertyUnit } = row.checkIn;
    const wirelessAccessPoint = { ssid: 'Good Night Guest', password };
    const integrations = propertyUnit?.integrations && { ...propertyUnit.integrations, wirelessAccessPoint };
    return { ...row, checkIn: { ...row.checkIn, propertyUnit: propertyUnit && { ...propertyUnit, integrations } } };
  });
  for (const path of ['/stay/access', '/stay']) {
    await visit(`${path}?slug=wifi-and-doors`);
    await expect.element(page.getByText(password).first()).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Copy the password' }).first()).toBeInTheDocument();
    await expect.element(page.getByText(/QR code to join/)).not.toBeInTheDocument();
    await expect.element(page.getByText('Something went wrong')).not.toBeInTheDocument();
  }
});

test('D8 for screen readers, each button is labelled with its door', async ({ visit }) => {
  await visit(access('keys-all-types'));
  await expect.element(page.getByRole('slider').first()).toBeInTheDocument();
  const names = page
    .getByRole('slider')
    .all()
    .map((each) => each.element().getAttribute('aria-label') ?? '');
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^\S.*: slide to open, or press twice$/);
});

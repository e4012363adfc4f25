import { address, click, expect, page, test } from './fixtures.tsx';
import { pressTwice } from './doors.ts';

const code = () => next().getByText('Code: 4 7 1 9, then #');

const next = () => page.getByRole('region', { name: "What's Next" });
const link = (name: RegExp) => page.getByRole('main').getByRole('link', { name });
const region = (name: string) => page.getByRole('region', { name, exact: true });

test('the day of arrival begins: luggage can be left', async ({ visit, world, passTime }) => {
  await world.start({ now: '2026-03-10T10:00:00.000Z' });
  await world.setClock('2026-03-09T21:59:00.000Z');
  await visit('/stay?slug=stay-arrival-day');
  await expect.element(next()).toMatchTextContent(/Your door opens in\s15\shr/);
  await expect.element(next()).toMatchTextContent('Tue 10 Mar, 15:00');
  await expect.element(next().getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Bags before check-in' })).not.toBeInTheDocument();
  await passTime(65);
  await expect.element(page.getByRole('heading', { name: 'Bags before check-in' })).toBeVisible();
  await expect.element(page.getByText('including the one for the luggage room, today at 15:00.')).toBeVisible();
  await expect.element(next()).toMatchTextContent(/Your door opens in\s15\shr/);
  await expect.element(next()).toMatchTextContent('At 15:00, Helsinki time');
  await expect.element(next().getByRole('link', { name: 'Where to find us' })).toBeVisible();
  await expect.element(next().getByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  await click(page.getByRole('button', { name: 'Your booking' }));
  await expect.element(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
});

test('N1 expired keys: a check-out opens the building again, not the apartment', async ({ visit, world }) => {
  await world.start({ now: '2026-11-23T08:20:00.000Z' });
  await world.setClock('2026-11-23T10:00:00.000Z');
  await visit('/stay?slug=check-out-day');
  await expect.element(next()).toMatchTextContent('Check out, and the doors below will open again.');
  await expect.element(next()).not.toMatchTextContent('expired');
  await expect.element(region('Before you go')).toBeVisible();
  await expect.element(region('If you check out now')).toMatchTextContent('until 23:00');
  await expect.element(region('If you check out now')).toMatchTextContent(/Apartment 405\s*stays closed/);
});

test('on the last day a door that still opens is shown until its hour, and nothing calls its key expired', async ({
  visit,
  world,
}) => {
  await world.start({ now: '2026-11-23T08:20:00.000Z' });
  await world.backend.db.stays.update('check-out-day', (row) => ({
    ...row,
    checkIn: {
      ...row.checkIn,
      propertyKeys: (row.checkIn.propertyKeys ?? []).map((key) =>
        key.type === 'property-unit' ? key : { ...key, validToDate: '2026-11-23T21:00:00.000Z' },
      ),
    },
  }));
  await world.setClock('2026-11-23T12:00:00.000Z');
  await visit('/stay?slug=check-out-day');
  await expect.element(next().getByText('Code: 4 7 1 9, then #')).toBeInTheDocument();
  await expect.element(next()).toMatchTextContent('Works until Mon 23 Nov, 23:00.');
  await expect.element(next()).not.toMatchTextContent('expired');
  await expect.element(next()).not.toMatchTextContent('Your keys work');
  await visit('/stay/access?slug=check-out-day');
  await expect.element(page.getByRole('article', { name: 'Street door' })).toMatchTextContent('Works until');
  await expect.element(page.getByRole('article', { name: 'Apartment 405' })).toMatchTextContent('No longer available.');
});

test('each extra appears once, in one list, most relevant now first', async ({ visit }) => {
  const list = region('What you can do');
  await visit('/stay?slug=stay-before-arrival');
  await expect.element(list.getByRole('link', { name: /^Early check-in/ })).toBeVisible();
  await expect.element(link(/^Early check-in/)).toHaveLength(1);
  await expect.element(link(/^Parking/)).toHaveLength(1);

  await visit('/stay?slug=stay-arrival-day');
  await expect.element(list.getByRole('link').nth(0)).toMatchTextContent('Early check-in');
  await expect.element(link(/^Early check-in/)).toHaveLength(1);
  await expect.element(link(/^Parking/)).toHaveLength(1);
});

test('the booking is behind the first card: facts, changing times, cancelling in two taps', async ({
  visit,
  expectAccessible,
}) => {
  await visit('/stay?slug=stay-before-arrival');
  await expect.element(page.getByText('Booking number')).not.toBeInTheDocument();
  // The whole card takes the press, its picture too.
  await page.getByRole('region', { name: 'Kasarmikatu 40' }).click({ position: { x: 60, y: 60 } });
  const booking = page.getByRole('dialog', { name: 'Your booking' });
  await expect.element(booking.getByText('Booking number')).toBeVisible();
  await expect.element(booking.getByText('€480').first()).toBeVisible();
  await expect.element(booking.getByRole('link', { name: 'Change times' })).toBeVisible();
  await expect.element(booking.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await expect.element(booking.getByRole('heading', { name: 'Invite guests' })).toBeVisible();
  await expect.element(booking.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  await expect.element(booking.getByRole('button', { name: 'Continue on another phone' })).toBeVisible();
  await expectAccessible();
  await click(booking.getByRole('link', { name: 'Cancel booking' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Cancel booking' })).toBeVisible();
});

test('during the stay, a phone shows code and Wi-Fi on the first screen', async ({ visit, world }) => {
  await world.start({ now: '2026-03-10T10:00:00.000Z' });
  await world.setClock('2026-03-11T10:00:00.000Z');
  await page.viewport(390, 844);
  await visit('/stay?slug=stay-arrival-day');
  await expect.element(region('What you can do').getByRole('link', { name: 'All extras' })).toBeInTheDocument();
  const bar = page.getByRole('navigation', { name: 'Main' }).element().getBoundingClientRect().top;
  const wifi = region('Wi-Fi').getByRole('button', { name: 'Copy the password' }).element();
  expect(wifi.getBoundingClientRect().bottom).toBeLessThan(bar);
});

// Proves R2-166.
test.for([
  ['stay-before-arrival', 'en-GB', 'Forget this stay'],
  ['stay-arrival-day', 'en-GB', 'Forget this stay'],
  ['stay-started', 'en-GB', 'Forget this stay'],
  // The longest texts.
  ['stay-started', 'el-GR', 'Διαγραφή της διαμονής'],
  ['stay-started', 'es-ES', 'Olvidar esta estancia'],
  ['check-out-day', 'en-GB', 'Forget this stay'],
  ['checked-out', 'en-GB', 'Forget this stay'],
] as const)(
  'on a phone the page ends after the second screen, with twelve actions at most: %s, %s',
  async ([slug, language, forget], { visit, world }) => {
    await world.start({ now: '2026-11-23T08:20:00.000Z' });
    await page.viewport(390, 844);
    await visit(`/stay?slug=${slug}`, { locale: language });
    await expect.element(page.getByRole('button', { name: forget })).toBeVisible();
    const main = page.getByRole('main').element();
    const actions = [...main.querySelectorAll('a, button, summary')].filter((each) => each.checkVisibility());
    expect(actions.length).toBeLessThanOrEqual(12);
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(2 * 844);
  },
);

test('the last day begins: check-out comes first, with what to check before leaving', async ({
  visit,
  world,
  passTime,
  expectAccessible,
}) => {
  await world.start({ now: '2026-11-23T08:20:00.000Z' });
  await world.setClock('2026-11-23T03:59:00.000Z');
  await visit('/stay?slug=check-out-day');
  // Before four o'clock the code is still shown, for a guest who comes home late.
  await expect.element(code()).toBeInTheDocument();
  await expect.element(region('Wi-Fi')).toBeVisible();
  // Extras for further nights and days are not offered.
  await expect.element(link(/^Late check-out/)).toBeVisible();
  await expect.element(link(/^(Cleaning|Parking)/)).not.toBeInTheDocument();
  await expect.element(link(/^All extras/)).not.toBeInTheDocument();
  await expect.element(region('Kasarmikatu 40')).toMatchTextContent('until 11:00');
  await expect.element(next().getByRole('link', { name: 'Check out', exact: true })).toBeVisible();
  await passTime(65);
  // The code is still shown, in one line.
  await expect.element(code()).toBeInTheDocument();
  await expect.element(next().getByText('Street door')).toBeVisible();
  await expect.element(next().getByRole('link', { name: 'Check out', exact: true })).toBeVisible();
  await expect.element(link(/^Late check-out/)).toBeVisible();
  await expect.element(region('Before you go')).toMatchTextContent('Windows closed, hob and lights off.');
  // The doors that open after check-out are on the check-out page, to keep this page within two screens.
  await expect.element(region('If you check out now')).not.toBeInTheDocument();
  // The guest's own things come first; what is for days ahead has gone.
  const texts = document.querySelector('main')?.innerText ?? '';
  const places = ['Late check-out', 'Before you go', 'What you can do'].map((text) => texts.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await expect.element(link(/^All extras/)).not.toBeInTheDocument();
  // More time is the second thing of the day; the walk is behind the doors.
  await expect.element(next().getByRole('link', { name: 'Late check-out' })).toBeVisible();
  await expect.element(link(/^Guide me in/)).not.toBeInTheDocument();
  await expectAccessible();
});

test('the apartment closes after a check-out; the building and the next stay remain', async ({
  visit,
  world,
  passTime,
  expectAccessible,
}) => {
  await world.start({ now: '2026-11-23T08:20:00.000Z' });
  await world.setClock('2026-11-23T08:24:00.000Z');
  await visit('/stay?slug=checked-out');
  await expect.element(next()).toMatchTextContent('Thank you, and travel well');
  await expect.element(next()).toMatchTextContent('Checked out, 10:10');
  const doors = region('Which doors still open');
  await expect.element(doors).toMatchTextContent('until 10:25');
  await expect.element(link(/^Go to your doors until 10:25$/)).toBeVisible();
  await expect.element(link(/See how to get in|All doors/)).not.toBeInTheDocument();
  await expect.element(region('Book and save')).toBeVisible();
  await expect.element(link(/^Late check-out|^Breakfast|^Cleaning/)).not.toBeInTheDocument();
  await expectAccessible();
  await passTime(65);
  await expect.element(doors).toMatchTextContent('closed since 10:25');
  await click(link(/^Go to your doors until 23:00$/));
  await expect.poll(address).toBe('/stay/access?slug=checked-out');
  history.back();
  await expect.element(doors).toMatchTextContent('until 23:00');
});

test('a remote key opens from the stay page', async ({ visit, world }) => {
  await world.start({ now: '2026-03-10T10:00:00.000Z' });
  await world.setClock('2026-03-11T13:05:00.000Z');
  await visit('/stay?slug=keys-digital-later');
  await pressTwice(next());
  await expect.element(next().getByRole('button', { name: 'The door is open' })).toBeVisible();
  expect(await world.calls('requestAccess')).toHaveLength(1);
});

import { address, click, expect, fill, page, test } from './fixtures.tsx';
import { press } from './keys.ts';

// Proves R5-01, R5-02, R8-33.
test('empty fields are marked as required, nothing is sent; a look-up without a match says what to check', async ({
  visit,
  world,
}) => {
  await visit('/check-in');
  await click(page.getByRole('button', { name: 'Find my booking' }));
  await expect.element(page.getByText('Required')).toHaveLength(2);
  await expect.element(page.getByLabelText('Booking number')).toHaveFocus();
  expect(await world.calls('checkInLookup')).toEqual([]);
  await fill(page.getByLabelText('Booking number'), 'BN-1001');
  await fill(page.getByLabelText('Last name'), 'Somebody');
  await click(page.getByRole('button', { name: 'Find my booking' }));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Please check the last name or booking number and try again or contact us for help.');
  await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  // The guest may have mistyped either field.
  await expect.element(page.getByRole('textbox', { name: 'Booking number' })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('textbox', { name: 'Last name' })).toHaveAttribute('aria-invalid', 'true');
});

test('a correction during a look-up is looked up', async ({ visitWhiteLabel, world }) => {
  await world.hold('checkInLookup');
  await visitWhiteLabel('/check-in');
  await fill(page.getByLabelText('Booking number'), 'BN-white-label-stay');
  await fill(page.getByLabelText('Last name'), 'Guesst');
  await press('Enter');
  await expect.element(page.getByRole('button', { name: 'Looking for your booking' })).toBeVisible();
  await fill(page.getByLabelText('Last name'), 'Guest');
  await expect.element(page.getByRole('button', { name: 'Find my booking' })).toBeVisible();
  await press('Enter');
  await world.release();
  await expect.poll(address).toMatch(/\/stay\?slug=white-label-stay$/);
});

// Proves R2-05, R2-53, R4-15, R8-30.
test('a wrong link shows the not-found page and keeps the remembered stay (L1)', async ({
  visit,
  goTo,
  expectAccessible,
}) => {
  await visit('/stay?slug=stay-before-arrival');
  await expect.element(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
  await visit('/stay?slug=no-such-stay');
  await expect.poll(address).toBe('/error');
  await expect
    .element(page.getByText('What a bummer! It seems that there is a mistake in the address...'))
    .toBeVisible();
  // The property is not known: the numbers are the brand's (R8-51).
  await expect.element(page.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+358942450150');
  await expect
    .element(page.getByRole('link', { name: 'WhatsApp' }))
    .toHaveAttribute('href', 'https://wa.me/358505550150');
  // The saved stay is one click away.
  await expect
    .element(page.getByRole('link', { name: 'Open this stay' }))
    .toHaveAttribute('href', '/stay?slug=stay-before-arrival');
  await expectAccessible();
  // A slug in the address of this page does not bring its navigation.
  await goTo('/error?slug=stay-before-arrival');
  await expect.poll(address).toBe('/error');
  await expect.element(page.getByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
});

// Proves R2-52.
test('the error page, opened by itself, forgets the stay and offers the way back to it', async ({ visit }) => {
  await visit('/stay?slug=stay-before-arrival');
  await expect.element(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
  await visit('/error?slug=stay-before-arrival');
  await expect.poll(address).toBe('/error');
  expect(localStorage.getItem('currentStay')).toBeNull();
  await page.getByRole('link', { name: 'Back to your stay' }).click();
  await expect.poll(address).toBe('/stay?slug=stay-before-arrival');
  await expect.element(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
  await visit('/error');
  await visit('/error');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Booking not found' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to your stay' })).not.toBeInTheDocument();
});

test('a guest who leaves during a look-up is not sent back', async ({ visit, world }) => {
  await world.hold('checkInLookup');
  await visit('/signup');
  // Without a booking number this button leads to the look-up, too.
  await click(page.getByRole('button', { name: 'Find my booking' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Find your booking' })).toBeVisible();
  await fill(page.getByLabelText('Booking number'), 'BN-1001');
  await fill(page.getByLabelText('Last name'), 'Guest');
  await press('Enter');
  await expect.element(page.getByRole('button', { name: 'Looking for your booking' })).toBeVisible();
  history.back();
  await expect.poll(address).toBe('/signup');
  await world.release();
  await expect.poll(() => world.calls('checkIn')).toHaveLength(1);
  await expect.element(page.getByLabelText('E-mail')).toBeVisible();
  await expect.poll(address).toBe('/signup');
});

test('the stay survives a reload without its slug, until it is forgotten on this device (S15)', async ({
  visit,
  expectAccessible,
}) => {
  await visit('/stay?slug=stay-before-arrival');
  // The prerendered page already has the name, but only the app remembers the stay.
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await visit('/stay');
  await expect.poll(address).toBe('/stay?slug=stay-before-arrival');
  await expect.element(page.getByRole('heading', { name: 'Kasarmikatu 40' })).toBeVisible();

  const forget = page.getByRole('button', { name: 'Forget this stay' });
  const question = page.getByRole('dialog', { name: 'Forget this stay on this device?' });
  await visit('/check-in');
  const stored = page.getByRole('region', { name: 'A stay is saved on this device' });
  await expectAccessible();
  await click(stored.getByRole('link', { name: 'Open this stay' }));
  await expect.element(page.getByRole('heading', { name: 'Kasarmikatu 40' })).toBeVisible();
  await click(forget);
  await click(question.getByRole('button', { name: 'Keep this stay' }));
  await expect.element(forget).toHaveFocus();
  await click(forget);
  await expect.element(question).toMatchTextContent('Your booking stays as it is.');
  await expectAccessible();
  await click(question.getByRole('button', { name: 'Forget this stay' }));
  await expect.poll(address).toBe('/check-in');
  await expect
    .element(page.getByRole('status').filter({ hasText: 'This device has forgotten your stay' }))
    .toBeVisible();
  await expect.element(stored).not.toBeInTheDocument();
  await visit(address());
  expect([localStorage, sessionStorage].flatMap((kept) => Object.keys(kept))).toEqual([]);
  // Without a stay there is no help page (R2-119), but people to ask, and a text about why this page opens.
  await visit('/stay/ask');
  await expect.poll(address).toBe('/signup');
  await expect.element(page.getByRole('heading', { name: 'Your stay is not saved on this device yet' })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Need help?' }).getByRole('link', { name: 'Call us' }))
    .toBeVisible();
});

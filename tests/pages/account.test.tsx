import type { BrowserPage as Page } from 'vitest/browser';
import { address, click, expect, page, test } from './fixtures.tsx';
import { signInAs } from './sign-in-as.ts';
import { press } from './keys.ts';

const FAILURES = [
  { who: 'customer-load-failed', report: 'Customer data load failed', stillThere: 'Your travels with us' },
  { who: 'customer-not-found', report: 'Customer not found', stillThere: 'We will find your account together' },
  { who: 'reservations-load-failed', report: 'Active reservations load failed', stillThere: 'Your travels with us' },
  { who: 'statistics-failed', report: 'Statistics load failed', stillThere: 'Good places are for sharing' },
] as const;
const FAILED_CONSENT: unknown = expect.stringContaining('Marketing consent update failed');

const part = (page: Page, name: string) => page.getByRole('region', { name });

const consent = (page: Page) => page.getByRole('switch', { name: 'News and offers by e-mail' });

test('retrying a part loads it', async ({ visit, world }) => {
  await world.fault({ operation: 'customerStatistics', kind: 'malformed' });
  await signInAs(visit, 'customer-member');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await world.clearFaults();
  await click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(part(page, 'Your travels with us')).toMatchTextContent('of 41 places visited');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a consent whose response is lost is shown as stored', async ({ visit, world }) => {
  await signInAs(visit, 'consent-not-given');
  await world.fault({ operation: 'updateCustomer', kind: 'commit-then-drop', times: 2 });
  await click(page.getByRole('button', { name: 'Yes, e-mail me' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent('Something went wrong');
  await click(page.getByRole('link', { name: 'Not now' }));
  await expect.element(consent(page)).toBeChecked();
  await click(consent(page));
  await expect.element(page.getByRole('alert')).toMatchTextContent('Something went wrong');
  await expect.element(consent(page)).not.toBeChecked();
});

test('consent-given: the question is not asked', async ({ visit }) => {
  await signInAs(visit, 'consent-given');
  await expect.poll(address).toBe('/account');
});

for (const who of ['staff-customer', 'staff-lookalike', 'no-referral-code']) {
  test(`${who}: the account like any other${who === 'no-referral-code' ? ', but no code' : ''}`, async ({ visit }) => {
    await signInAs(visit, who);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible();
    await expect.element(page.getByText('ANNA10')).toHaveLength(who === 'no-referral-code' ? 0 : 1);
  });
}

test('while reservations load, no button below can shift; slow parts say so', async ({ visit, world, passTime }) => {
  await signInAs(visit, 'customer-member');
  const all = page.getByRole('link', { name: 'All bookings' });
  await expect.element(all).toBeVisible();
  await world.hold('reservations');
  await visit('/account');
  await expect.element(part(page, 'Your travels with us')).toMatchTextContent('nights stayed');
  await expect.element(all).not.toBeInTheDocument();
  // The height of the reservations is unknown, so everything below appears together with them.
  await expect.element(part(page, 'Rewards')).not.toBeInTheDocument();
  await world.isHeld();
  await passTime(5);
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Still loading. The connection seems slow.' }))
    .toBeVisible();
  await world.release();
  await expect.element(all).toBeVisible();
  await expect.element(part(page, 'Rewards').getByRole('link')).toBeVisible();
});

for (const { who, report, stillThere } of FAILURES) {
  // Proves R8-15 to R8-18, R8-20, R5-32.
  test(`${who}: a message and a retry for that part, the rest works, one report`, async ({ visit, world, reports }) => {
    await signInAs(visit, who);
    const isUnknown = who === 'customer-not-found';
    await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveLength(1);
    // A guest who has done nothing wrong is not alarmed.
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Something went wrong' }))
      .toHaveLength(isUnknown ? 0 : 1);
    if (isUnknown) await expect.element(page.getByRole('heading', { level: 1, name: stillThere })).toBeVisible();
    else await expect.element(part(page, stillThere)).toBeVisible();
    await expect.element(part(page, 'Rewards')).toHaveLength(isUnknown ? 0 : 1);
    if (isUnknown) {
      // A login without a customer has no figures: zeros would be shown as facts.
      await expect.element(page.getByText('nights stayed')).not.toBeInTheDocument();
      await expect.element(page.getByText('Nothing booked right now')).not.toBeInTheDocument();
      await expect.element(page.getByRole('link', { name: 'All bookings' })).not.toBeInTheDocument();
      await expect
        .element(page.getByRole('link', { name: 'Call us' }))
        .toHaveAttribute('href', expect.stringMatching(/^tel:\+358/));
      await expect.element(page.getByRole('link', { name: 'Find my booking' })).toHaveAttribute('href', '/check-in');
    }
    await expect.element(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect.poll(() => reports).toEqual([expect.stringContaining(report)]);
    if (isUnknown) {
      await world.hold('customers');
      await click(page.getByRole('button', { name: 'Try again' }));
      await world.isHeld();
      await expect.element(page.getByRole('heading', { level: 1, name: stillThere })).toBeVisible();
      await expect.element(page.getByText('nights stayed')).not.toBeInTheDocument();
      await expect.element(page.getByText('Nothing booked right now')).not.toBeInTheDocument();
      await world.release();
      await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
    }
  });
}

// Proves R2-61, R2-63, R2-129, R4-41, R7-73, R7-74.
test('consent: asked after signing in, "Not now" is not stored, given with a click, withdrawn in the account', async ({
  visit,
  world,
  expectAccessible,
}) => {
  const written = async () => (await world.calls('updateCustomer')).map(({ body }) => body);
  await signInAs(visit, 'consent-not-given');
  await expect.poll(address).toBe('/consent');
  await expect.element(page.getByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  await expectAccessible();
  await click(page.getByRole('link', { name: 'Not now' }));
  await expect.element(consent(page)).not.toBeChecked();
  expect(await written()).toEqual([]);

  await visit('/consent');
  await page.getByRole('button', { name: 'Yes, e-mail me' }).dblClick();
  await expect.element(consent(page)).toBeChecked();
  await visit('/consent');
  await expect.poll(address).toBe('/account');

  await press('Space', consent(page));
  await expect.element(consent(page)).not.toBeChecked();
  await expect.element(page.getByText('Saved')).toBeInTheDocument();
  await visit('/account');
  await expect.element(consent(page)).not.toBeChecked();
  expect(await written()).toEqual([{ isMarketingConsentGiven: true }, { isMarketingConsentGiven: false }]);
});

test('a late response to a consent does not navigate a member who has moved on', async ({ visit, world, passTime }) => {
  await signInAs(visit, 'consent-not-given');
  await world.hold('updateCustomer');
  await click(page.getByRole('button', { name: 'Yes, e-mail me' }));
  await click(page.getByRole('link', { name: 'Not now' }));
  await click(page.getByRole('link', { name: 'All bookings' }));
  await expect.poll(address).toBe('/reservations');
  await world.release();
  const asked = async () => (await world.calls('updateCustomer')).map(({ status }) => status);
  await expect.poll(asked).toEqual([200]);
  await passTime(1);
  expect(address()).toBe('/reservations');
});

// Proves R8-19.
test('consent-update-failed: no consent, a message, one report per attempt', async ({ visit, reports }) => {
  await signInAs(visit, 'consent-update-failed');
  await click(page.getByRole('button', { name: 'Yes, e-mail me' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent('Something went wrong');
  expect(reports).toEqual([FAILED_CONSENT]);
  await click(page.getByRole('link', { name: 'Not now' }));
  await click(consent(page));
  await expect.element(page.getByRole('alert')).toMatchTextContent('Something went wrong');
  await expect.element(consent(page)).not.toBeChecked();
  expect(reports).toEqual([FAILED_CONSENT, FAILED_CONSENT]);
});

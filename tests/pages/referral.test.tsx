import type { BrowserPage as Page } from 'vitest/browser';

import { address, expect, page, test } from './fixtures.tsx';
import { signInAs } from './sign-in-as.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });

// Proves R2-122.
test('without a code there is the way to one', async ({ visit, expectAccessible }) => {
  await visit('/stay/referral?slug=referral-no-code');
  await expectAccessible();
  await expect
    .element(page.getByRole('link', { name: 'Join the Inner Circle' }))
    .toHaveAttribute('href', '/signup?slug=referral-no-code');
  // A login counts more than the stay: its account has no code either.
  await signInAs(visit, 'no-referral-code');
  await visit('/stay/referral?slug=referral');
  await expect.element(part(page, 'Get a code to share')).toMatchTextContent('Your account has no code yet.');
  await expect.element(page.getByText('ANNA10')).not.toBeInTheDocument();
});

// Proves R3-24.
test('an expired stay has book and save, and no code to share', async ({ visit }) => {
  await visit('/stay?slug=expired');
  await expect
    .element(part(page, 'Book and save').getByRole('link', { name: 'Start new booking' }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/booking\..*\/\?stay=/));
  await expect.element(page.getByRole('link', { name: /^Good places are for sharing/ })).not.toBeInTheDocument();
  // The prompt leads to the rates too (R1-33).
  await part(page, 'Book and save').getByRole('link', { name: 'See rates for other dates' }).click();
  await expect.element(part(page, 'Or book nights yourself')).toBeVisible();
});

test('a member without the consent is invited to it, once it is known', async ({ visit, goTo }) => {
  await signInAs(visit, 'consent-not-given');
  await goTo('/stay?slug=stay-started');
  await page.getByRole('link', { name: /^Stay in touch/ }).click();
  await expect.poll(address).toBe('/consent');
});

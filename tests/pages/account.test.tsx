import type { BrowserPage as Page } from 'vitest/browser';

import { address, expect, page, test } from './fixtures.tsx';
import { signInAs } from './sign-in-as.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });
const consent = (page: Page) => page.getByRole('switch', { name: 'News and offers by e-mail' });

test('the retry of a part brings it', async ({ visit, world }) => {
  await world.fault({ operation: 'customerStatistics', kind: 'malformed' });
  await signInAs(visit, 'customer-member');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await world.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(part(page, 'Your travels with us')).toMatchTextContent('of 41 places visited');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a consent whose answer is lost shows as it is', async ({ visit, world }) => {
  await signInAs(visit, 'consent-not-given');
  await world.fault({ operation: 'updateCustomer', kind: 'commit-then-drop', times: 2 });
  await page.getByRole('button', { name: 'Yes, e-mail me' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Something went wrong');
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect.element(consent(page)).toBeChecked();
  await consent(page).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Something went wrong');
  await expect.element(consent(page)).not.toBeChecked();
});

test('consent-given: the question does not come', async ({ visit }) => {
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

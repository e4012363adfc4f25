import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';
import { goTo } from './in-app.ts';
import { pasted } from './pasted.ts';
import { signInAs } from './sign-in-as.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });

/** A device with a share sheet, which keeps what it was given; or a clipboard that does. */
async function withSheet(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: unknown) => Object.assign(window, { shared: data }) });
  });
  return () => page.evaluate(() => (window as { shared?: unknown }).shared);
}

// Proves R1-25, R2-48.
test(
  "without a login the code is the main guest's: what it is good for, to copy and to share (R6-15, R9-54)",
  { tag: '@journey' },
  async ({ page, visit, expectAccessible }) => {
    const shared = await withSheet(page);
    await visit('/stay?slug=referral');
    await page.getByRole('link', { name: /^Good places are for sharing/ }).click();
    const code = part(page, "The main guest's code");
    await expect(code).toContainText('ANNA10');
    await expect(code).toContainText('Your friend gets 10% off.');
    await expect(code).toContainText('The main guest gets 10% off their next stay.');
    await expect(page.getByRole('heading', { name: 'Your code' })).toHaveCount(0);
    await expect(code.getByRole('link', { name: 'Get a code of your own' })).toHaveAttribute(
      'href',
      '/signup?slug=referral',
    );
    await expectAccessible();
    await code.getByRole('button', { name: 'Send to a friend' }).click();
    expect(await shared()).toEqual({
      text: 'Stay where I stay: 10% off with the code ANNA10.',
      url: expect.stringMatching(/^https:\/\/booking\./),
    });
  },
);

// Proves R2-113, R2-162, R6-14, R6-16.
test('the link of the stay is shared, or copied, with what it means', async ({ page, visit, context, baseURL }) => {
  await context.grantPermissions(['clipboard-write']);
  await visit('/stay/access?slug=invited-guest');
  const invitation = part(page, 'Invite guests');
  await expect(invitation).toContainText('Sharing gives full access');
  await invitation.getByRole('button', { name: 'Copy the link' }).click();
  await expect(invitation.getByText('Copied').first()).toBeVisible();
  const link = `${baseURL}/stay?slug=invited-guest`;
  await expect.poll(() => pasted(page)).toBe(link);

  const shared = await withSheet(page);
  await visit('/stay?slug=invited-guest');
  await page.getByRole('button', { name: 'Your booking' }).click();
  await invitation.getByRole('button', { name: 'Share the link' }).click();
  expect(await shared()).toEqual({ url: link });
  // Two quick presses: the browser refuses the second while the sheet is open.
  await page.evaluate(() => {
    const refused = new DOMException('An earlier share has not yet completed', 'InvalidStateError');
    Object.assign(navigator, { share: () => Promise.reject(refused) });
  });
  await invitation.getByRole('button', { name: 'Share the link' }).dblclick();
  await expect(invitation.getByRole('button', { name: 'Share the link' })).toBeFocused();
  // A device that has a sheet and does not open it.
  await page.evaluate(() => Object.assign(navigator, { share: () => Promise.reject(new Error('Refused')) }));
  await invitation.getByRole('button', { name: 'Share the link' }).press('Enter');
  await expect(invitation.getByRole('button', { name: 'Copy the link' })).toBeFocused();
  await goTo(page, '/stay?slug=cancelled');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(invitation).toHaveCount(0);
});

test('an account that could not be read on the way is asked for again', async ({ page, visit, world }) => {
  await signInAs(page, 'customer-member');
  await world.fault({ operation: 'customers', kind: 'status', status: 403 });
  const refused = page.waitForResponse((response) => response.status() === 403);
  await visit('/stay?slug=referral');
  await (await refused).finished();
  await world.clearFaults();
  await page.getByRole('link', { name: /^Good places are for sharing.*you get 10%/ }).click();
  await expect(part(page, 'Your code')).toContainText('ANNA10');
});

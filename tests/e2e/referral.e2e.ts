import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });

/** Replaces `navigator.share`; the result returns the shared data. */
async function withSheet(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: unknown) => Object.assign(window, { shared: data }) });
  });
  return () => page.evaluate(() => (window as { shared?: unknown }).shared);
}

// Proves R1-25, R2-48.
test(
  "when signed out, the code is the main guest's: what it offers, copy and share (R6-15, R9-54)",
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
    await expect(code.getByRole('link', { name: 'Get your own code' })).toHaveAttribute(
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

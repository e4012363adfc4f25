import type { BrowserPage as Page } from 'vitest/browser';

import { address, click, expect, page, test } from './fixtures.tsx';

const bookAndSave = (page: Page) => page.getByRole('region', { name: 'Book and save' });

test('a guest with a stay is not asked to book one (R1-07, R1-34)', async ({ visit, goTo }) => {
  await visit('/stay/explore?slug=stay-started');
  await click(page.getByRole('link', { name: 'Join the Inner Circle' }));
  await expect.poll(address).toBe('/signup?slug=stay-started');
  await expect.element(page.getByLabelText('E-mail')).toBeVisible();
  await expect.element(bookAndSave(page)).not.toBeInTheDocument();
  // The account asks for a login too, and its sign-up names no stay; the device knows one.
  await goTo('/account');
  await expect.poll(address).toBe('/signup');
  await expect.element(page.getByLabelText('E-mail')).toBeVisible();
  await expect.element(bookAndSave(page)).not.toBeInTheDocument();
});

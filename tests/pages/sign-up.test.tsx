import type { BrowserPage as Page } from 'vitest/browser';

import { address, click, expect, page, test } from './fixtures.tsx';

const bookAndSave = (page: Page) => page.getByRole('region', { name: 'Book and save' });

const titles = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

// Proves R2-56.
test('the plan leads to joining, not to a lookup of the booking, with the way back to the stay', async ({ visit }) => {
  await visit('/stay/plan?slug=plan-ok');
  await expect.poll(address).toBe('/signup');
  await expect
    .poll(() => titles().slice(0, 3))
    .toEqual(['This page is for members', 'Join the Inner Circle', 'I have a booking']);
  await expect
    .element(page.getByRole('link', { name: 'Go to your stay' }))
    .toHaveAttribute('href', '/stay?slug=plan-ok');
});

test('a guest with a stay is not asked to book one (R1-07, R1-34)', async ({ visit, goTo }) => {
  await visit('/stay/explore?slug=stay-started');
  await click(page.getByRole('link', { name: 'Join the Inner Circle' }));
  await expect.poll(address).toBe('/signup?slug=stay-started');
  await expect.poll(() => titles().slice(0, 2)).toEqual(['Join the Inner Circle', 'I have a booking']);
  await expect.element(page.getByLabelText('E-mail')).toBeVisible();
  await expect.element(bookAndSave(page)).not.toBeInTheDocument();
  // The account asks for a login too, and its sign-up names no stay; the device knows one.
  await goTo('/account');
  await expect.poll(address).toBe('/signup');
  await expect.element(page.getByLabelText('E-mail')).toBeVisible();
  await expect.element(bookAndSave(page)).not.toBeInTheDocument();
});

import { vi } from 'vitest';

import { click, expect, page, test } from './fixtures.tsx';
import { press } from './keys.ts';

test('a sheet of the booking takes its place, and gives it back with the focus', async ({ visit }) => {
  await visit('/stay?slug=stay-started');
  const booking = page.getByRole('button', { name: 'Your booking' });
  await click(booking);
  for (const name of ['Print or save as PDF', 'Continue on another phone']) {
    const opener = page.getByRole('button', { name });
    await click(opener);
    // The booking is not shown, so it has no role either.
    await expect.element(page.getByRole('dialog')).toHaveAccessibleName(name);
    await press('Escape');
    await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Your booking');
    await expect.element(opener).toHaveFocus();
  }
  await click(page.getByRole('button', { name: 'Close' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(booking).toHaveFocus();
});

test('another phone opens the stay with a QR code that says who else can', async ({ visit, expectAccessible }) => {
  await visit('/stay?slug=stay-started');
  await click(page.getByRole('button', { name: 'Your booking' }));
  await click(page.getByRole('button', { name: 'Continue on another phone' }));
  const sheet = page.getByRole('dialog', { name: 'Continue on another phone' });
  await expect.element(sheet.getByRole('img', { name: 'QR code that opens this stay on another phone' })).toBeVisible();
  await expect.element(sheet.getByText(/^Anyone with this link can open your doors/)).toBeVisible();
  await expectAccessible();
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await click(sheet.getByRole('button', { name: 'Copy the link' }));
  await expect.element(sheet.getByRole('button', { name: 'Copied' })).toBeVisible();
  const { pathname, search } = new URL(copy.mock.calls[0]?.[0] ?? '');
  await visit(pathname + search);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kasarmikatu 40' })).toBeVisible();
});

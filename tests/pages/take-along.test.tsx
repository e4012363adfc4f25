import { vi } from 'vitest';

import { click, expect, page, test } from './fixtures.tsx';

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

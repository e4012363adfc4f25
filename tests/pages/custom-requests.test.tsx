import type { BrowserPage as Page } from 'vitest/browser';

import { expect, page, test } from './fixtures.tsx';

const TRANSFER = '/stay/product/custom-kinds-request?slug=custom-kinds';
const askButton = (page: Page) => page.getByRole('button', { name: 'Ask for a ride' });
const sent = (page: Page) => page.getByRole('region', { name: 'Request sent' });

test('a refusal is certain: words, trying again, and a first request that stands', async ({ visit, world }) => {
  await visit(TRANSFER);
  const refusal = {
    operation: 'orderCustomProduct',
    kind: 'status',
    status: 404,
    code: 'NOT_FOUND',
    times: 1,
  } as const;
  await world.fault(refusal);
  await askButton(page).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Your request was not accepted');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(sent(page)).toBeVisible();
  await world.fault(refusal);
  await page.getByRole('button', { name: 'Ask again' }).click();
  await page.getByRole('button', { name: 'Send a second request' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Your request was not accepted');
  await expect.element(sent(page)).toBeVisible();
  expect(await world.calls('orderCustomProduct')).toHaveLength(3);
});

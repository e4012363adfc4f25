import type { BrowserPage as Page } from 'vitest/browser';

import { expect, page, test, texts } from './fixtures.tsx';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the answers' });
const chatButton = (page: Page) => page.getByRole('region', { name: 'Chat' }).getByRole('button');

// Proves R6-22.
test('white-label has Help and names nobody (R2-24, R2-72, R2-149)', async ({
  visitWhiteLabel,
  world,
  expectAccessible,
}) => {
  await world.becomeWhiteLabel();
  await visitWhiteLabel('/stay/ask?slug=help-content');
  await expect.poll(() => document.title).toBe('Harbour Suites | Help');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expect
    .poll(() => texts(page.getByRole('navigation', { name: 'Main' }).getByRole('link')))
    .toEqual(['Stay', 'Extras', 'Help']);
  await expect.element(chatButton(page)).toHaveTextContent('Chat with us');
  await search(page).fill('submarine');
  await expect.element(page.getByText('just ask us')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/Bob|Reception|Inner Circle/);
  await expectAccessible();
});

import type { Page } from 'playwright/test';

import { allowEverything } from './allow-everything.ts';
import { expect, waitForPage, test } from './fixtures.ts';

const chatButton = (page: Page) => page.getByRole('region', { name: 'Chat' }).getByRole('button');
const askLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Ask Bob$/ });

test('once the chat has been opened, every page shows the number of unread messages, 9+ from ten (R2-73, R2-146, R2-102, R1-35)', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await allowEverything(page);
  for (const [slug, badge, words] of [
    ['unread-messages-3', '3', '3 unread messages'],
    ['unread-messages-12', '9+', '12 unread messages'],
  ] as const) {
    await visit(`/stay/ask?slug=${slug}`);
    await chatButton(page).press('Enter');
    const chat = page.getByRole('dialog', { name: 'A simulated chat' });
    await expect(chat).toContainText('reaches nobody');
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
    await expect(chatButton(page)).toBeFocused();
    await expect(askLink(page)).toHaveAccessibleName('Ask Bob');
    // New messages, as the fake messenger reports the same number at each start.
    await visit(`/stay/access?slug=${slug}`);
    await expect(askLink(page)).toHaveAccessibleName(`${words} Ask Bob`);
    await expect(askLink(page).getByText(badge, { exact: true })).toBeVisible();
    await askLink(page).click();
    await expect(chatButton(page)).toHaveText(`Read ${words.replace('unread ', '')}`);
    await expectAccessible();
    await chatButton(page).click();
    await expect(askLink(page)).toHaveAccessibleName('Ask Bob');
  }
});

test('no unread messages, no badge; a messenger that fails to load shows a message and breaks nothing', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/stay/ask?slug=unread-messages-0');
  await chatButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(askLink(page)).toHaveAccessibleName('Ask Bob');
  await visit('/stay/ask?slug=chat-blocked');
  await expect(page.getByText('Usually replies within 5 minutes')).toBeVisible();
  await chatButton(page).click();
  await expect(page.getByRole('alert')).toContainText('The chat will not open');
  await expect(page.getByText('Usually replies within')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Booking' })).toBeVisible();
  await expectAccessible();
});

// Proves R1-35.
test('without permission the chat still opens, and ends with the page', async ({ page, visit }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/messenger/.test(request.url())) loaded.push(request.url());
  });
  const question = page.getByRole('region', { name: 'Your privacy' });
  await visit('/stay?slug=unread-messages-3');
  await expect(question).toBeVisible();
  expect(loaded).toEqual([]);
  await askLink(page).click();
  await chatButton(page).click();
  await expect(page.getByRole('dialog', { name: 'A simulated chat' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('chatOpened'))).toBeNull();
  loaded.length = 0;
  await page.goto('/stay?slug=unread-messages-3');
  await expect(question).toBeVisible();
  await expect(askLink(page)).toHaveAccessibleName('Ask Bob');
  expect(loaded).toEqual([]);
});

test('the messenger loads after the page: nothing of it loads before a door code (R7-84)', async ({ page, visit }) => {
  await allowEverything(page);
  await visit('/stay/ask?slug=unread-messages-3');
  await chatButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('main h2') === null) return;
      observer.disconnect();
      performance.mark('doors');
    }).observe(document, { childList: true, subtree: true });
    // Makes the browser seem busy until the test dispatches the event.
    let isIdle = false;
    window.addEventListener('now-idle', () => (isIdle = true));
    window.requestIdleCallback = (task) => {
      const run = (): void => task({ didTimeout: false, timeRemaining: () => 50 });
      if (isIdle) run();
      else window.addEventListener('now-idle', run, { once: true });
      return 0;
    };
  });
  await visit('/stay/access?slug=unread-messages-3');
  await waitForPage(page);
  await page.evaluate(() => window.dispatchEvent(new Event('now-idle')));
  // A resource entry is added when the file has loaded; its `startTime` is that of the request.
  const askedAt = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource').filter(({ name }) => /messenger/.test(name));
      return files.map(({ startTime }) => startTime);
    });
  await expect.poll(askedAt).not.toHaveLength(0);
  const doors = await page.evaluate(() => performance.getEntriesByName('doors')[0]?.startTime);
  expect(Math.min(...(await askedAt()))).toBeGreaterThan(doors ?? Infinity);
});

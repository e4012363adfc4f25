import type { Page } from 'playwright/test';

import { allowEverything } from './allow-everything.ts';
import { actDeployed } from './deployed.ts';
import { expect, test } from './fixtures.ts';
import { HOSTILE_SCRIPT, whatItReached } from './hostile-chat.ts';
import { recordIntercom } from './recorded-intercom.ts';

// The policy of the preview allows no service at all; here the adapter of the real messenger runs.
test.use({ bypassCSP: true });

const SLUG = 'canary-stay';

const chatButton = (page: Page) => page.getByRole('region', { name: 'Chat' }).getByRole('button');
const askLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Ask Bob$/ });
const chat = (page: Page) => page.frameLocator('iframe[title="Ask Bob"]');

test(
  'the messenger runs on a page of its own, passes no slug on, and leaves the focus where it was',
  { tag: '@journey' },
  async ({ page, visit, context, expectAccessible }) => {
    const { sent, pages } = await recordIntercom(context);
    // Without a Referrer-Policy, browsers send the whole address to pages of the same origin.
    await page.route('**/stay/**', async (route) => {
      const response = await route.fetch();
      const { 'referrer-policy': _policy, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await allowEverything(page);
    await visit('/check-in');
    await actDeployed(page);

    await visit(`/stay/access?slug=${SLUG}&back=%2Fstay%3Fslug%3D${SLUG}`);
    await askLink(page).click();
    await expect(chatButton(page)).toBeVisible();
    expect(sent, 'nothing before the guest opens the chat').toEqual([]);
    await chatButton(page).press('Enter');
    await expect(chat(page).getByRole('heading', { name: 'Conversation' })).toBeVisible();
    await expect(page.locator('iframe')).toBeFocused();
    await expect(askLink(page)).toHaveAccessibleName('Ask Bob');
    await expectAccessible();
    await chat(page).getByLabel('Message').fill('Hello');
    await chat(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('iframe')).toBeHidden();
    await expect(chatButton(page)).toBeFocused();
    await chatButton(page).click();
    await expect(chat(page).getByLabel('Message')).toHaveValue('Hello');
    await page.goto(`/stay/access?slug=${SLUG}&back=%2Fstay%3Fslug%3D${SLUG}`);
    await expect(askLink(page)).toHaveAccessibleName('3 unread messages Ask Bob');
    await expect(page.locator('iframe')).toBeHidden();

    expect(new Set(pages.map((address) => new URL(address).pathname))).toEqual(new Set(['/chat.html']));
    expect(await page.evaluate(() => 'Intercom' in window)).toBe(false);
    expect(sent.join('\n')).toContain('canary.mail@guest.example');
    expect(sent.filter((text) => /slug|\/stay/i.test(text) || text.includes(SLUG))).toEqual([]);
  },
);

test('on a phone the chat covers the page and closes with it; on wide screens it is beside the page', async ({
  page,
  visit,
  context,
}) => {
  await recordIntercom(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/check-in');
  await actDeployed(page);
  await visit(`/stay?slug=${SLUG}`);
  await askLink(page).click();
  await chatButton(page).click();
  await expect(chat(page).getByRole('button', { name: 'Close' })).toBeVisible();
  expect(await page.locator('iframe').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(page.locator('#root')).toHaveJSProperty('inert', true);

  await page.goBack();
  await expect(page.getByRole('region', { name: "What's Next" })).toBeVisible();
  await expect(page.locator('iframe')).toBeHidden();
  await expect(page.locator('#root')).toHaveJSProperty('inert', false);
  await page.goForward();
  await chatButton(page).click();
  await expect(chat(page).getByRole('button', { name: 'Close' })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('#root')).toHaveJSProperty('inert', false);
  expect(await page.locator('iframe').boundingBox()).toEqual({ x: 860, y: 76, width: 400, height: 704 });
  await page.getByRole('link', { name: 'Stay', exact: true }).first().click();
  await expect(page).toHaveURL(/\/stay\?/);
  await expect(chat(page).getByRole('button', { name: 'Close' })).toBeVisible();

  // A link that replaces the page in the frame removes the chat, but not the app; the next click opens it again.
  await page.frame({ url: /chat\.html/ })?.evaluate(() => location.assign('about:blank'));
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page).toHaveURL(/\/stay\?/);
  await askLink(page).click();
  await chatButton(page).click();
  await expect(chat(page).getByRole('button', { name: 'Close' })).toBeVisible();
});

// Proves S46.
test('a blocked chat says so and opens at the next click; a late one does not cover the page opened since', async ({
  page,
  visit,
  context,
}) => {
  const intercom = await recordIntercom(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/check-in');
  await actDeployed(page);
  await test.step('a blocked chat says so, leaves no frame behind, and opens with the next press', async () => {
    intercom.block(true);
    await visit(`/stay/ask?slug=${SLUG}`);
    await chatButton(page).click();
    await expect(page.getByRole('alert')).toContainText('The chat will not open');
    await expect(page.locator('iframe')).toHaveCount(0);
    intercom.block(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(chat(page).getByRole('button', { name: 'Close' })).toBeVisible();
  });
  await test.step('a chat that comes late does not cover the page the guest has gone on to', async () => {
    const later = Promise.withResolvers<void>();
    await context.route('https://widget.intercom.io/**', async (route) => {
      await later.promise;
      await route.fallback();
    });
    await visit(`/stay/ask?slug=${SLUG}`);
    await chatButton(page).click();
    await expect(page.getByRole('button', { name: 'Opening the chat' })).toBeVisible();
    await page.getByRole('link', { name: 'Stay', exact: true }).click();
    await expect(page.getByRole('region', { name: "What's Next" })).toBeVisible();
    later.resolve();
    // Its unread messages have come, so it is there.
    await expect(askLink(page)).toHaveAccessibleName('3 unread messages Ask Bob');
    await expect(page.locator('iframe')).toBeHidden();
    await expect(page.locator('#root')).toHaveJSProperty('inert', false);
    await askLink(page).click();
    await chatButton(page).click();
    await expect(chat(page).getByRole('button', { name: 'Close' })).toBeVisible();
  });
});

// Proves S9, S20.
test('a hostile script on the chat page can neither read the app nor navigate it', async ({ page, visit, context }) => {
  const { sent } = await recordIntercom(context);
  await context.route('https://widget.intercom.io/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: HOSTILE_SCRIPT }),
  );
  await visit(`/stay?slug=${SLUG}`);
  await page.evaluate(() => localStorage.setItem('accessToken', 'canary-token'));
  await actDeployed(page);
  await visit(`/stay/access?slug=${SLUG}`);
  await askLink(page).click();
  await chatButton(page).click();
  await expect.poll(() => whatItReached(sent)).toEqual({ reached: [], origin: 'null', referrer: '' });
  expect(sent.join('\n')).not.toMatch(/canary-token|canary-stay/);
  await expect(page).toHaveURL(/localhost.*\/stay\/ask/);
  await expect(askLink(page)).toHaveAccessibleName('Ask Bob');
});

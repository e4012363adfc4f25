import type { BrowserContext, Page } from 'playwright/test';

import { configurationSchema } from '../../src/config/configuration.ts';
import { headersOf } from '../../src/config/server-policy.ts';
import type { Answer } from '../../src/config/server-policy.ts';
import { isAppPage } from '../../src/lib/app-page.ts';
import { hostsOf } from '../../tools/deploy/deployment.ts';
import { allowEverything } from './allow-everything.ts';
import { expect, test as base } from './deployment.ts';
import { HOSTILE_SCRIPT, whatItReached } from './hostile-chat.ts';
import { recordIntercom } from './recorded-intercom.ts';

const SLUG = 'canary-stay';
const APP = 'https://stay.nordwind.test';
const CHAT = 'https://chat.nordwind.test';

/** An operator whose configuration gives the chat a host without the app. */
const CONFIGURATION = configurationSchema().parse({
  hosts: { 'stay.nordwind.test': { brand: 'main', environment: 'prod' } },
  brands: { main: { name: 'Nordwind', phone: '+47 22 55 50 123', whatsapp: '+47 405 55 0123', helper: 'Bob' } },
  environments: {
    prod: {
      api: '/api',
      reception: 'https://reception.nordwind.test',
      booking: { main: 'https://book.nordwind.test' },
      guest: { main: APP },
      messenger: { appId: 'app', origin: CHAT },
    },
  },
});

const answerOf = (path: string): Answer => {
  if (path === '/chat.html') return 'chat';
  if (isAppPage(path)) return 'page';
  return path.startsWith('/assets/') ? 'asset' : 'file';
};

/** Serves both hosts from one build, with the headers that `deploy-files` writes for each. */
async function serveHosts(context: BrowserContext, origin: string): Promise<void> {
  for (const [host, reach] of Object.entries(hostsOf(CONFIGURATION)))
    await context.route(`https://${host}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await route.fetch({ url: `${origin}${pathname}${search}` });
      const own = Object.fromEntries(
        Object.entries(headersOf(answerOf(pathname), reach)).map(([name, value]) => [name.toLowerCase(), value]),
      );
      await route.fulfill({ response, headers: { ...response.headers(), ...own } });
    });
}

interface Talk {
  /** Everything that was sent to the vendor. */
  readonly sent: string[];
  /** Policy violations printed to the console. */
  readonly breaches: string[];
}

/** Serves both hosts of the operator, and answers for the vendor. */
const test = base.extend<{ talk: Talk }>({
  talk: async ({ context, deployment, page }, use) => {
    const { sent } = await recordIntercom(context);
    await serveHosts(context, deployment.origin);
    deployment.configuration = JSON.stringify(CONFIGURATION);
    const breaches: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|requires 'Trusted/i.test(message.text())) breaches.push(message.text());
    });
    await use({ sent, breaches });
    // A request that a test answers may still be pending when the test ends.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

const chatButton = (page: Page) => page.getByRole('region', { name: 'Chat' }).getByRole('button');
const askLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Ask Bob$/ });
const chat = (page: Page) => page.frameLocator('iframe[title="Ask Bob"]');

// Proves R7-96, S1, S9.
test("on its own host, the chat works under the server's policy, messages get through, and its storage persists", async ({
  page,
  talk,
}) => {
  await allowEverything(page, APP);
  await page.goto(`${APP}/stay/ask?slug=${SLUG}`);
  await chatButton(page).click();
  await expect(chat(page).getByRole('heading', { name: 'Conversation' })).toBeVisible();
  const frame = page.frame({ url: `${CHAT}/chat.html` });
  expect(await frame?.evaluate(() => window.origin)).toBe(CHAT);
  await frame?.evaluate(() => localStorage.setItem('conversation', 'one'));
  // The messenger reports that it is closed, and the app then hides the frame.
  await chat(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('iframe')).toBeHidden();
  await expect(chatButton(page)).toBeFocused();
  await page.goto(`${APP}/stay/access?slug=${SLUG}`);
  await expect(askLink(page)).toHaveAccessibleName('3 unread messages Ask Bob');
  const later = page.frame({ url: `${CHAT}/chat.html` });
  expect(await later?.evaluate(() => localStorage.getItem('conversation'))).toBe('one');
  expect(await page.evaluate(() => localStorage.getItem('conversation'))).toBeNull();
  expect(talk.sent.join('\n')).toContain('canary.mail@guest.example');
  expect(talk.sent.filter((text) => text.includes(SLUG) || text.includes('/stay/'))).toEqual([]);
  expect(talk.breaches).toEqual([]);
});

// Proves S9, S20.
test('on its own host, a hostile script has only its own storage, cannot read the app, and no other page can frame the chat', async ({
  context,
  page,
  talk,
}) => {
  await context.route('https://widget.intercom.io/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: HOSTILE_SCRIPT }),
  );
  await page.goto(`${APP}/stay/ask?slug=${SLUG}`);
  await chatButton(page).click();
  await expect
    .poll(() => whatItReached(talk.sent))
    .toEqual({
      // All of this belongs to the host of the chat; a frame that the script creates is empty.
      reached: [
        'its own storage',
        'its own cookies',
        'a database',
        'the caches',
        'the worker',
        'the page of a frame that it makes',
      ],
      origin: CHAT,
      referrer: '',
    });
  expect(talk.sent.join('\n')).not.toContain(SLUG);
  await expect(page).toHaveURL(`${APP}/stay/ask?slug=${SLUG}`);
  await expect(askLink(page)).toHaveAccessibleName('Ask Bob');

  await test.step('only configured pages may frame the chat', async () => {
    await page.route('https://other.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${CHAT}/chat.html"></iframe>` }),
    );
    await page.goto('https://other.test/');
    await expect.poll(() => talk.breaches.join()).toContain('frame-ancestors');
  });
});

import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright/test';

import { findBrowser } from '../../tools/browser.ts';
import { Deployment, expect, test as base, workerIsReady } from './deployment.ts';
import { axeFindings, troublesZoomed } from './looks.ts';

const SLUG = 'stay-started';

/** An environment with addresses that are different for each operator. */
const environment = (operator: string, brand: string, more: object = {}) => ({
  api: `https://api.${operator}.test`,
  reception: `https://reception.${operator}.test`,
  booking: { [brand]: `https://book.${operator}.test` },
  guest: { [brand]: `https://stay.${operator}.test` },
  ...more,
});

const KEYS = {
  challenge: { siteKey: 'key' },
  messenger: { appId: 'app' },
  cardFields: { address: 'https://cards.test' },
};

/** Three invented operators, with two brands and two environments among them. */
const OPERATORS = {
  nordwind: {
    hosts: { 'stay.nordwind.test': { brand: 'main', environment: 'prod' } },
    brands: { main: { name: 'Nordwind', phone: '+47 22 55 50 123', whatsapp: '+47 405 55 0123' } },
    environments: { prod: environment('nordwind', 'main', KEYS) },
  },
  alpina: {
    hosts: { 'stage.alpina.test': { brand: 'main', environment: 'stage' } },
    brands: { main: { name: 'Alpina', phone: '+43 1 555 0143', whatsapp: '+43 660 555 0143' } },
    environments: { stage: environment('alpina', 'main', KEYS) },
  },
  pension: {
    hosts: { 'gast.pension.test': { brand: 'white-label', environment: 'prod' } },
    brands: { 'white-label': { name: 'Pension Ulla', phone: '+49 30 5550 1234', whatsapp: '+49 151 5550 1234' } },
    environments: { prod: environment('pension', 'white-label') },
  },
} as const;

interface Operated {
  /** Replaces `config.json` of the deployment, without a new build. */
  readonly configure: (configuration: object | string | undefined) => void;
  readonly page: Page;
  /** Requested addresses of the API, without query. */
  readonly requestUrls: string[];
  /** Errors printed to the console. */
  readonly errors: string[];
}

/** A browser in which every host of the operators resolves to the same deployment. */
let browser: Browser;
let deployment: Deployment;
let stop: () => Promise<void>;

// One browser for all tests: starting one takes as long as a test.
base.describe.configure({ mode: 'default' });

base.beforeAll(async () => {
  ({ deployment, stop } = await Deployment.start());
  const own = findBrowser();
  const hosts = [
    ...Object.values(OPERATORS).flatMap((each) => Object.keys(each.hosts)),
    'stay.unknown.test',
    'stay.fjord.test',
    'stay.fjell.test',
  ];
  const { host } = new URL(deployment.origin);
  const rules = hosts.map((each) => `MAP ${each} ${host}`).join(',');
  browser = await chromium.launch({ ...own, args: [...own.args, `--host-resolver-rules=${rules}`] });
});

base.afterAll(async () => {
  await browser.close();
  await stop();
});

/** A page of that browser, for an operator whose file is still to come. */
const test = base.extend<{ operated: Operated }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its parameters
  operated: async ({}, use) => {
    deployment.configuration = undefined;
    const context = await browser.newContext({ locale: 'en-GB', bypassCSP: true });
    const requestUrls: string[] = [];
    const errors: string[] = [];
    await context.route(/^https:\/\/api\./, async (route) => {
      const request = route.request();
      const { origin, pathname, search } = new URL(request.url());
      const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
      requestUrls.push(origin + pathname);
      const response = await route.fetch({
        url: `${deployment.origin}/api${pathname}${search}`,
        headers: { ...route.request().headers(), origin: deployment.origin },
      });
      return route.fulfill({ response, headers: { ...response.headers(), ...cors } });
    });
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await use({
      configure: (configuration) => {
        deployment.configuration =
          typeof configuration === 'string' ? configuration : JSON.stringify(configuration, null, 2);
      },
      page,
      requestUrls,
      errors,
    });
    // The page may still send requests when the test ends.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  },
});

test('the file alone gives each operator its name, numbers and API (R1-27, R1-28, R7-01)', async ({ operated }) => {
  const { configure, page, requestUrls } = operated;
  for (const [name, operator] of Object.entries(OPERATORS))
    await test.step(name, async () => {
      const [host = ''] = Object.keys(operator.hosts);
      const [brand = { name: '', phone: '' }] = Object.values(operator.brands);
      // A stay of the other brand belongs to another site.
      const slug = 'main' in operator.brands ? SLUG : 'white-label-stay';
      requestUrls.length = 0;
      configure(operator);
      await page.goto(`http://${host}/stay?slug=${slug}`);
      await expect(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${brand.name}`));
      expect(new Set(requestUrls.map((address) => new URL(address).origin))).toEqual(
        new Set([`https://api.${name}.test`]),
      );
      // Requested only once: the app uses the request that the boot script has started.
      expect(requestUrls.filter((address) => address.endsWith(`/check-in/${slug}`))).toHaveLength(1);
      await page.goto(`http://${host}/error`);
      await expect(page.getByRole('link', { name: 'Call us' })).toHaveAttribute(
        'href',
        `tel:${brand.phone.replaceAll(' ', '')}`,
      );
      for (const other of Object.values(OPERATORS).filter((each) => each !== operator)) {
        const [{ name: otherName }] = Object.values(other.brands) as [{ name: string }];
        expect(await page.locator('body').innerText()).not.toContain(otherName);
      }
    });
});

test('an unknown host, an invalid file and a missing file show help without a brand (R1-31)', async ({ operated }) => {
  await test.step('a host that the file does not name shows help without a brand, and sends no request (R1-31)', async () => {
    const { configure, page, requestUrls, errors } = operated;
    configure(OPERATORS.nordwind);
    await page.goto(`http://stay.unknown.test/stay?slug=${SLUG}`);
    await expect(page.getByRole('heading', { name: 'We cannot find a stay for this link' })).toBeVisible();
    await expect(page.getByText('Call the number in your booking confirmation.')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-brand');
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icons/boot.svg');
    expect(await page.content()).not.toMatch(/Nordwind|Reception|Harbour|tel:|wa\.me/);
    expect([...(await axeFindings(page)), ...(await troublesZoomed(page))]).toEqual([]);
    expect(requestUrls).toEqual([]);
    expect(errors.join('\n')).toContain('config.json does not name this host');
  });
  await test.step('an invalid file shows help without a brand, and the console names the line', async () => {
    const { configure, page, requestUrls, errors } = operated;
    const text = JSON.stringify(OPERATORS.nordwind, null, 2);
    for (const [broken, line] of [
      [
        text.replace('"https://reception', '"http://reception'),
        /^config\.json:18 environments\.prod\.reception must be/m,
      ],
      [text.replace('"hosts": {', '"hosts": ['), /^config\.json:3 is not JSON/m],
      [
        text.replace('"prod": {', '"stage": {'),
        /^config\.json:5 hosts\.stay\.nordwind\.test\.environment has no entry/m,
      ],
    ] as const) {
      configure(broken);
      await page.goto(`http://stay.nordwind.test/stay?slug=${SLUG}`);
      await expect(page.getByRole('heading', { name: 'We cannot show your stay right now' })).toBeVisible();
      await expect(page.getByText('Call the number in your booking confirmation.')).toBeVisible();
      await expect.poll(() => errors.join('\n')).toMatch(line);
      await expect(page.locator('html')).not.toHaveAttribute('data-brand');
    }
    // A file that is good again is read at the next try.
    configure(OPERATORS.nordwind);
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
    expect(requestUrls.length).toBeGreaterThan(0);
  });
  await test.step("without a file, help is shown in the browser's language", async () => {
    const { configure, page, errors } = operated;
    configure(undefined);
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['de'] }));
    await page.goto('http://stay.nordwind.test/stay/access');
    await expect(
      page.getByRole('heading', { name: 'Wir können Ihren Aufenthalt gerade nicht anzeigen' }),
    ).toBeVisible();
    expect(errors.join('\n')).toContain('config.json could not be read');
  });
});

test('without a key its feature is off; the page tells guests, and the panel tells testers', async ({ operated }) => {
  const { configure, page, errors } = operated;
  configure({ ...OPERATORS.alpina, environments: { stage: environment('alpina', 'main') } });
  const open = (path: string) => page.goto(`http://stage.alpina.test${path}`);
  await open(`/stay/ask?slug=${SLUG}`);
  await expect(page.getByText('Chat is not available here. Please call or message us.')).toBeVisible();
  await expect(page.getByRole('button', { name: /chat|Bob/i })).toHaveCount(0);
  await page.getByRole('button', { name: 'Debug' }).click();
  const panel = page.getByRole('dialog', { name: 'Debug' });
  await expect(panel).toContainText('off: analytics, cardFields, challenge, messenger, plan, sentry');
  await panel.getByRole('button', { name: 'Close' }).click();
  await open(`/stay/add-card?slug=${SLUG}`);
  await expect(page.getByRole('heading', { name: 'Cards cannot be added here' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call us' }).first()).toBeVisible();
  await open('/login');
  await expect(page.getByRole('heading', { name: 'You cannot sign in here' })).toBeVisible();
  await page.getByRole('link', { name: 'Find my booking' }).click();
  await expect(page.getByLabel('Booking number')).toBeVisible();
  // The operator may have left it out on purpose, so the console has no error about it.
  expect(errors.filter((line) => line.includes('configured'))).toEqual([]);
});

test('on a production host no debug tools are loaded, and /test redirects to the start page (R2-07, R2-148, R6-23)', async ({
  operated,
}) => {
  const { configure, page } = operated;
  configure(OPERATORS.nordwind);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.addInitScript(() => localStorage.setItem('environment', 'stage'));
  await page.goto('http://stay.nordwind.test/test');
  await expect(page).toHaveURL('http://stay.nordwind.test/signup');
  await page.goto(`http://stay.nordwind.test/stay?slug=${SLUG}`);
  await expect(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
  // The manifest is loaded last, after the first page.
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  expect(files.filter((file) => /\/assets\/(debug|test|development)-/.test(file))).toEqual([]);
  await expect(page.getByRole('button', { name: 'Debug' })).toHaveCount(0);
});

test('outside production the panel switches and resets the environment, and throws an error (R2-75, R2-76, R3-116, R3-117)', async ({
  operated,
}) => {
  const { configure, page, requestUrls } = operated;
  configure({
    ...OPERATORS.alpina,
    environments: {
      stage: environment('alpina', 'main', KEYS),
      prod: { ...environment('alpina', 'main', KEYS), api: 'https://api.alpina-prod.test' },
    },
  });
  const lastApi = (): string => new URL(requestUrls.at(-1) ?? 'https://nobody.test').origin;
  await page.goto(`http://stage.alpina.test/stay?slug=${SLUG}`);
  await page.getByRole('button', { name: 'Debug' }).click();
  const panel = page.getByRole('dialog', { name: 'Debug' });
  await expect(panel.getByRole('option')).toHaveText(['prod', 'stage']);
  await expect(panel.getByRole('button', { name: 'Clear the stored environment' })).toHaveCount(0);
  const thrown = page.waitForEvent('pageerror');
  await panel.getByRole('button', { name: 'Throw a test error' }).click();
  expect((await thrown).message).toBe('Test error of the debug panel');
  expect(lastApi()).toBe('https://api.alpina.test');
  await panel.getByLabel('Environment').selectOption('prod');
  await expect.poll(lastApi).toBe('https://api.alpina-prod.test');
  // The panel stays on this host in every environment, so the tester can change back.
  await page.getByRole('button', { name: 'Debug' }).click();
  await expect(panel.getByLabel('Environment')).toHaveValue('prod');
  await panel.getByRole('button', { name: 'Clear the stored environment' }).click();
  await expect.poll(lastApi).toBe('https://api.alpina.test');
  expect(await page.evaluate(() => localStorage.getItem('environment'))).toBeNull();
});

base.describe('the service worker', () => {
  base.use({ serviceWorkers: 'allow' });

  // A page on a development host does not load the configuration itself, but has the same worker.
  base(
    'keeps the file for the time without network, and gives a new one at the next start',
    async ({ context, deployment: served, page }) => {
      const given = (): Promise<string> =>
        page.evaluate(async () => (await fetch('/config.json', { cache: 'no-cache' })).text());
      // Just after the worker has claimed the page, Chromium may still ask the server directly.
      const kept = async (): Promise<string | undefined> => {
        await given();
        return page.evaluate(async () => (await caches.match('/config.json'))?.text());
      };
      const [old, next, late] = ['old', 'next', 'late'].map((name) => JSON.stringify({ hosts: {}, name }));
      served.configuration = old;
      await page.goto('/check-in');
      await workerIsReady(page);
      expect(await given()).toBe(old);
      await expect.poll(kept).toBe(old);
      await context.setOffline(true);
      expect(await given()).toBe(old);
      await context.setOffline(false);
      served.configuration = next;
      expect(await given()).toBe(next);
      await expect.poll(kept).toBe(next);
      for (const line of ['portal', 'broken'] as const) {
        served.line = line;
        expect(await given()).toBe(next);
      }
      served.line = 'up';
      served.configuration = '{ "hosts": ';
      expect(await given()).toBe(next);
      // A slow server does not delay a page; the next start uses its answer.
      served.configuration = late;
      served.configurationAfterMs = 1_500;
      expect(await given()).toBe(next);
      served.configurationAfterMs = 60_000;
      await expect.poll(given).toBe(late);
    },
  );
});

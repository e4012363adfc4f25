import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

import { expect as usualExpect, test } from 'playwright/test';

import { apartment, pressTwice } from './doors.ts';
import { fieldsOf } from './small-fields.ts';

/** A port that depends on that of the run, so that two runs do not collide; below the ephemeral ports. */
const PORT = 15_000 + (Number(process.env['RECEPTION_PORT'] ?? 4174) % 15_000);
const ORIGIN = `http://localhost:${PORT}`;

/** The development server, as in `npm start`: the fake backend runs in the browser. */
let server: ChildProcess;

// The development server compiles the files of a page on each load, which takes many seconds on a busy machine.
const expect = usualExpect.configure({ timeout: 30_000 });
// All tests in one worker, as they share the server.
test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  server = spawn('vite', ['--port', String(PORT), '--strictPort'], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((ready, fail) => {
    // The server prints its address once it listens.
    server.stdout?.on('data', (printed) => String(printed).includes(`:${PORT}`) && ready(undefined));
    server.once('exit', () => fail(new Error(`The development server did not start at port ${PORT}`)));
  });
});

// The fake backend of development runs in a service worker.
test.use({ serviceWorkers: 'allow' });

test.afterAll(() => {
  server.kill();
});

// Proves R7-09.
test(
  'the embedded backend keeps changes and faults across reloads, and ?reset resets it',
  { tag: '@journey' },
  async ({ page, request }) => {
    const doors = page.getByRole('heading', { level: 1, name: 'Getting in' });
    const opened = page.getByText('Apartment 405 is open for 6 seconds');
    // Without a page there is no backend, and the development server answers so.
    const outside = await request.get(`${ORIGIN}/__mock/clock`);
    expect([outside.status(), await outside.json()]).toMatchObject([503, { errors: [{ code: 'NOT_READY' }] }]);
    const clock = () => page.evaluate(async () => (await fetch('/__mock/clock')).json());

    await page.goto(`${ORIGIN}/stay/check-in?slug=no-verification-needed`);
    await page.getByLabel('Phone').fill('+358401234567');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are checked in' })).toBeVisible();

    await page.goto(`${ORIGIN}/stay/check-in?slug=no-verification-needed`);
    await expect(page).toHaveURL(`${ORIGIN}/stay?slug=no-verification-needed`);
    expect(await clock()).toMatchObject({ frozen: false });

    await page.goto(`${ORIGIN}/stay/check-in?slug=no-verification-needed&reset`);
    await expect(page.getByRole('heading', { level: 1, name: 'Who is staying?' })).toBeVisible();

    const faults = (method: string, body?: string) =>
      page.evaluate(async (init) => (await fetch('/__mock/faults', init)).json(), { method, ...(body && { body }) });
    await faults('POST', JSON.stringify({ operation: 'checkIn', kind: 'malformed', times: 1 }));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'We could not show this page' })).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 2, name: 'You need to sign in to this Wi-Fi first' }),
    ).toBeVisible();
    expect(await faults('GET')).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Who is staying?' })).toBeVisible();

    // The strictness of the other hosts (F4 to F6) also applies to calls from the page.
    const strict = await page.evaluate(async () => {
      const ask = async (path: string, init?: RequestInit) => {
        const answer = await fetch(path, init);
        const type = answer.headers.get('content-type')?.split(';')[0];
        return [answer.status, answer.headers.get('allow') ?? type, (await answer.text()) !== ''];
      };
      const stay = '/api/check-in/stay-started';
      const patch = { method: 'PATCH', body: '{"checkOutDone":true}' };
      return Promise.all([
        ask(stay, { method: 'HEAD' }),
        ask(stay, { method: 'PUT' }),
        ask(stay, patch),
        ask(stay, { ...patch, headers: { 'content-type': 'application/json' } }),
        ask(`${stay}?slug=a&slug=b`),
        ask('/API/check-in/stay-started'),
        ask('/__mock/clock', { method: 'DELETE' }),
        ask('/__MOCK/clock'),
      ]);
    });
    expect(strict).toEqual([
      [200, 'application/json', false],
      [405, 'GET, HEAD, PATCH', true],
      [415, 'application/json', true],
      [409, 'application/json', true],
      [400, 'application/json', true],
      [404, 'application/json', true],
      [405, 'GET, HEAD, PUT', true],
      [404, 'application/json', true],
    ]);

    await page.goto(`${ORIGIN}/stay/access?slug=stay-started`);
    await expect(doors).toBeVisible();
    await pressTwice(apartment(page));
    await expect(opened).toBeVisible();
  },
);

test("a tester finds a situation, opens its link, and sees the app's calls on the tester page", async ({
  page,
  context,
}) => {
  await page.goto(`${ORIGIN}/__mock/?q=eleven+kinds+of+doors`);
  await expect(page.getByText('1 of')).toBeVisible();
  const app = await context.newPage();
  await app.goto(`${ORIGIN}/s/keys-all-types+slow-network?now=P30D`);
  await expect(app.getByRole('heading', { level: 1, name: 'Getting in' })).toBeVisible();
  await expect(app.getByText('Your keys have expired')).toBeVisible();
  const calls = page.getByRole('region', { name: 'Calls' });
  // `first`, as the tab may get the focus after the slow first read and then reads again.
  await expect(calls.getByText(/^GET \/api\/check-in\/keys-all-types.+ → 200$/).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Faults' })).toContainText('delay on *');

  await app.goto(`${ORIGIN}/stay?scenario=keys-expierd`);
  await expect(app.getByText('“keys-expierd” is not a known situation.')).toBeVisible();
  await app.getByRole('link', { name: 'keys-expired' }).click();
  await expect(app).toHaveURL(`${ORIGIN}/stay?slug=keys-expired`);
});

// Proves R2-75 to R2-77, R2-148, R6-23 where the fake backend is: its panel has the app's tools.
test('a tester moves the clock in the panel with the keyboard, and the app follows at once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: ORIGIN });
  await page.goto(`${ORIGIN}/stay/access?scenario=keys-all-types`);
  const opener = page.getByRole('button', { name: 'Debug' });
  await expect(opener).toHaveCount(1);
  const panel = page.getByRole('dialog', { name: 'Debug' });
  await page.keyboard.press('Alt+Shift+KeyD');
  await expect(panel.getByRole('searchbox')).toBeFocused();
  await panel.getByRole('searchbox').fill('R2-138 nothing has this');
  await expect(panel.getByText('0 of')).toBeVisible();

  await panel.getByRole('tab', { name: 'Situations' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('heading', { name: 'Due in keys-all-types' })).toBeVisible();
  await expect(panel.getByText('The stay ends')).toBeVisible();
  await panel.getByRole('button', { name: '+1 day' }).focus();
  for (let day = 0; day < 4; day++) await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your stay is over' })).toBeVisible();
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect(panel.getByText('Copied.')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  await panel.getByRole('tab', { name: 'Calls' }).click();
  const call = panel.getByRole('listitem').filter({ hasText: '/api/check-in/keys-all-types' }).first();
  await expect(call).toContainText('Meets the contract.');
  await call.getByText('Response').click();
  await expect(call.getByText('"slug": "keys-all-types"').first()).toBeVisible();
  await panel.getByRole('tab', { name: 'App' }).click();
  await expect(panel.getByLabel('Environment')).toHaveValue('development');
  // Proves B7: checks the fields of all tabs, as those of hidden tabs are in the page as well.
  expect((await fieldsOf(page)).small).toEqual([]);
  await panel.getByRole('button', { name: 'Throw a test error' }).click();

  const saving = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save a bug file' }).click();
  const bug = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  expect(bug).toMatchObject({
    kind: 'bug',
    version: 1,
    page: '/stay/access?slug=keys-all-types',
    world: { version: 1 },
  });
  expect(bug.calls.length).toBeGreaterThan(2);
  expect(bug.errors.join()).toContain('Test error of the debug panel');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();

  // The link opens the same page at the same time for a colleague.
  await page.evaluate(() => localStorage.clear());
  await page.goto(link.href);
  await expect(page.getByRole('heading', { name: 'Your stay is over' })).toBeVisible();
});

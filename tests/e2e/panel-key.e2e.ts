import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { expect, test } from 'playwright/test';

/** The port of an own preview, as that of the other tests has no panel; below the ephemeral ports. */
const PORT = 13_000 + (Number(process.env['RECEPTION_PORT'] ?? 4174) % 2_000);
const ORIGIN = `http://localhost:${PORT}`;

let preview: ChildProcess;

// Both tests in one worker, as they share the server.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const dist = process.env['RECEPTION_DIST'] ?? 'dist';
  preview = spawn('node', ['mocks/preview.ts', '--port', `${PORT}`, '--dist', dist], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (preview.stdout !== null) await once(preview.stdout, 'data');
});
test.afterAll(() => {
  preview.kill();
});

test("F12: the panel's shortcut works before panel and app have loaded, and closes it again", async ({ page }) => {
  // Delays the scripts of the panel.
  let letPanelCome: () => void = () => {};
  const panelComes = new Promise<void>((come) => (letPanelCome = come));
  await page.route('**/__mock/launch-over-http.ts', async (route) => {
    await panelComes;
    await route.continue();
  });
  await page.goto(`${ORIGIN}/stay?slug=stay-started`, { waitUntil: 'commit' });
  const isNoted = async () => {
    await page.keyboard.press('Alt+Shift+KeyD');
    return page.evaluate(() => document.documentElement.dataset['panel']);
  };
  await expect.poll(isNoted).toBe('asked');
  letPanelCome();
  const panel = page.getByRole('dialog', { name: 'Debug' });
  await expect(panel.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyD');
  await expect(panel).toBeHidden();
});

test('F12: combining situations of two stays suggests one stay that has both', async ({ page }) => {
  await page.goto(`${ORIGIN}/__mock/?q=keys-expired%2Bwhite-label-stay`);
  const joined = page.getByRole('status').filter({ hasText: 'Joined' });
  for (const name of ['keys-expired', 'white-label-stay']) {
    const situation = page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
    await situation.getByRole('heading').click();
    await situation.getByRole('button', { name: 'Join' }).click();
  }
  await expect(joined).toContainText('A link shows one stay. The closest match:');
  await joined.getByRole('link', { name: 'white-label-keys-expired' }).click();
  await expect(page).toHaveURL(/^http:\/\/wl\.localhost:\d+\/.*slug=white-label-keys-expired/);
  await expect(page.getByText('Your keys have expired').first()).toBeVisible();
});

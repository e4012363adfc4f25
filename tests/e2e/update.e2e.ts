import { expect, expectBuild, fetchNothingAhead, lookForUpdate, test, workerIsReady } from './deployment.ts';
import { waitForPage } from './fixtures.ts';
import { axeFindings, controlFindings } from './looks.ts';

const STAY = '/stay?slug=stay-arrival-day';

test.describe('a new version of the app', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is offered in three tabs; a reload updates all except one with a half-filled form (R2-78, S56)', async ({
    context,
    page,
    deployment,
  }) => {
    await page.goto(STAY);
    await workerIsReady(page);
    const [beside, form] = [await context.newPage(), await context.newPage()];
    await beside.goto('/stay/access');
    await form.goto('/check-in');
    await form.getByLabel('Booking number').fill('BN-1001');
    await workerIsReady(form);
    await deployment.deploy('two1');
    await expect(page.getByText('A new version is ready')).toBeHidden();
    await lookForUpdate(page);
    for (const tab of [page, beside, form]) await expect(tab.getByText('A new version is ready')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expectBuild(page, 'two1');
    await expectBuild(beside, 'two1');
    await expect(form.getByLabel('Booking number')).toHaveValue('BN-1001');
    await form.getByRole('button', { name: 'Reload' }).click();
    await expectBuild(form, 'two1');
    for (const tab of [page, beside, form]) await expect(tab.getByText('A new version is ready')).toBeHidden();
  });

  test('dismissed, it is offered again at the next page load, and installs while the old one is busy', async ({
    page,
    deployment,
  }) => {
    await page.goto(STAY);
    await workerIsReady(page);
    await deployment.deploy('two2');
    await lookForUpdate(page);
    const notice = page.getByRole('region', { name: 'A new version is ready' });
    await expect(notice).toBeVisible();
    await page.setViewportSize({ width: 390, height: 664 });
    // No control can have the focus behind the notice.
    expect(await controlFindings(page)).toEqual([]);
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(notice).toBeVisible();
    // Keeps the old worker busy with a request that gets no answer, so that the new one cannot replace it.
    deployment.line = 'silent';
    await page.evaluate(() => void fetch('/assets/none.js'));
    await notice.getByRole('button', { name: 'Reload' }).click();
    await expectBuild(page, 'two2');
  });

  test('provides what the old one has lost: the page reloads by itself, once', async ({
    context,
    page,
    deployment,
  }) => {
    await fetchNothingAhead(context);
    await page.goto(STAY);
    await workerIsReady(page);
    await deployment.deploy('two3', { isOther: true });
    await page.getByRole('link', { name: 'Ask Bob' }).first().click();
    await expectBuild(page, 'two3');
    await expect(page.getByRole('heading', { level: 1, name: 'Ask Bob' })).toBeVisible();
  });

  test('can be removed from every device', async ({ page, deployment }) => {
    await page.goto(STAY);
    await workerIsReady(page);
    await deployment.deploy('none', { worker: 'src/pwa/kill-switch.js' });
    await lookForUpdate(page).catch(() => {});
    await expectBuild(page, 'none');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => caches.keys()), { message: 'nothing is kept', timeout: 1_000 })
      .toEqual([]);
  });
});

test.describe('without a worker', () => {
  test('B9 a page whose code is gone for good: one automatic reload, then a message with a way on', async ({
    context,
    deployment,
  }) => {
    await fetchNothingAhead(context);
    for (const [file, path] of [
      ['discover', '/stay/ask'],
      ['privacy', '/privacy'],
      ['check-in', '/check-in'],
    ] as const)
      await test.step(file, async () => {
        const page = await context.newPage();
        await page.goto(STAY);
        await waitForPage(page);
        await deployment.lose(file);
        const loads: string[] = [];
        page.on('load', () => loads.push(page.url()));
        await page.evaluate((to) => history.pushState({}, '', to), path);
        await expect(page.getByRole('heading', { level: 1, name: 'This page has changed' })).toBeVisible();
        expect(loads).toHaveLength(1);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect.poll(() => loads.length).toBe(2);
        await expect(page.getByRole('heading', { level: 1, name: 'This page has changed' })).toBeVisible();
        const stored = await page.evaluate(() => Object.keys(sessionStorage));
        expect(
          stored.filter((name) => name.startsWith('tanstack')),
          'no note but our own',
        ).toEqual([]);
      });
  });
});

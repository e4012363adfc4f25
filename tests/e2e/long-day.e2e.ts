import { isDeepRun } from '../support/how-far.ts';
import { countTimers, measureUsage, ROUND, wander } from '../support/wander.ts';
import { actDeployed } from './deployed.ts';
import { ErrorService } from './error-service.ts';
import { expect, test } from './fixtures.ts';

const SLUG = 'stay-started';

if (isDeepRun) {
  // Proves S80.
  test('after sixty pages, a tab has as many nodes, listeners, timers and storage entries as before', async ({
    page,
    visit,
  }) => {
    await page.addInitScript(countTimers);
    const session = await page.context().newCDPSession(page);
    await visit(`/stay?slug=${SLUG}`);
    await wander(page, SLUG, 50);
    const before = await measureUsage(page, session);
    await wander(page, SLUG, 60);
    const after = await measureUsage(page, session);
    // Tolerates a few objects that have not been removed yet, such as a timer of the previous page.
    for (const name of ['nodes', 'listeners', 'timers', 'observers', 'documents', 'stored'] as const)
      expect(after[name], name).toBeLessThanOrEqual(before[name] * 1.05);
  });

  // Proves S80 with error recording, which would use 2.2 times the memory without its limit.
  test('with error recording, a tab uses at most 1.5 times the memory after 200 pages', async ({
    page,
    visit,
    context,
  }) => {
    await page.addInitScript(countTimers);
    await ErrorService.stand(context);
    // Without the page of the card form, as the policy of this host blocks the deployed provider.
    const round = ROUND.filter((path) => path !== '/stay/add-card');
    const session = await context.newCDPSession(page);
    await visit(`/stay?slug=${SLUG}`);
    await actDeployed(page, 'prod');
    await visit(`/stay?slug=${SLUG}`);
    await page.waitForFunction(() => '__SENTRY__' in window);
    await wander(page, SLUG, 45, round);
    const before = await measureUsage(page, session);
    await wander(page, SLUG, 198, round);
    const after = await measureUsage(page, session);
    expect(after.heapMb / before.heapMb).toBeLessThanOrEqual(1.5);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.05);
  });
}

import { isDeepRun } from '../support/how-far.ts';
import { countTimers, heldBy, wander } from '../support/wander.ts';
import { expect, test } from './fixtures.ts';

const SLUG = 'stay-started';

if (isDeepRun) {
  // Proves S80.
  test('sixty pages later a tab has the nodes, listeners, timers and storage that it had', async ({ page, visit }) => {
    await page.addInitScript(countTimers);
    const session = await page.context().newCDPSession(page);
    await visit(`/stay?slug=${SLUG}`);
    await wander(page, SLUG, 50);
    const before = await heldBy(page, session);
    await wander(page, SLUG, 60);
    const after = await heldBy(page, session);
    // What is only late, as a timer of the page before, may still go.
    for (const name of ['nodes', 'listeners', 'timers', 'observers', 'documents', 'stored'] as const)
      expect(after[name], name).toBeLessThanOrEqual(before[name] * 1.05);
  });
}

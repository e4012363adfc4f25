import { test as base } from 'playwright/test';

import { KeptPage } from './kept-page.ts';

interface Fixtures {
  /** All that a story may choose of its browser; of other choices it is another one. */
  contextKey: string;
}

interface WorkerFixtures {
  /** The page of the stories of this worker, as long as it can be kept. */
  kept: { now?: KeptPage };
}

/** Stories get a page as new, which is a new one only where it has to be. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  kept: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its parameters
    async ({}, use) => {
      const kept: WorkerFixtures['kept'] = {};
      await use(kept);
      await kept.now?.close();
    },
    { scope: 'worker' },
  ],
  contextKey: async (
    {
      acceptDownloads,
      bypassCSP,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    await use(
      JSON.stringify({
        acceptDownloads,
        bypassCSP,
        colorScheme,
        contextOptions,
        deviceScaleFactor,
        extraHTTPHeaders,
        geolocation,
        hasTouch,
        httpCredentials,
        ignoreHTTPSErrors,
        isMobile,
        javaScriptEnabled,
        locale,
        offline,
        permissions,
        proxy,
        serviceWorkers,
        storageState,
        timezoneId,
        userAgent,
        viewport,
      }),
    );
  },
  context: async ({ browser, baseURL, contextKey, kept }, use, testInfo) => {
    if (kept.now?.key === contextKey) await kept.now.reset();
    else {
      await kept.now?.close();
      kept.now = await KeptPage.open(browser, baseURL ?? '', contextKey);
    }
    await use(kept.now.page.context());
    if (kept.now.canBeKept && testInfo.status === testInfo.expectedStatus) return;
    await kept.now.close();
    delete kept.now;
  },
  page: async ({ context, kept }, use) => {
    await use(kept.now?.page ?? (await context.newPage()));
  },
});

import { test as base } from 'playwright/test';

import { KeptPage } from './kept-page.ts';

interface Fixtures {
  /** All that a story may choose of its browser; of other choices it is another one. */
  contextKey: string;
  /** Shows what fades and turns, as most guests see it. */
  hasMotion: boolean;
}

interface WorkerFixtures {
  /** Pages of the stories of this worker, as long as they can be kept; that of the last story first. */
  kept: KeptPage[];
}

/** Files of stories with another browser lie between others: the page of the others waits meanwhile. */
const MOST_KEPT = 2;

/** For stories that get a new page, in the same workers: other fixtures of workers would start other workers. */
export const testWithNewPage = base.extend<object, WorkerFixtures>({
  kept: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its parameters
    async ({}, use) => {
      const kept: KeptPage[] = [];
      await use(kept);
      for (const each of kept) await each.close();
    },
    { scope: 'worker' },
  ],
});

/** Stories get a page as new, which is a new one only where it has to be. */
export const test = testWithNewPage.extend<Fixtures>({
  hasMotion: [false, { option: true }],
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
  context: async ({ browser, baseURL, colorScheme, contextKey, contextOptions, kept }, use, testInfo) => {
    const known = kept.findIndex(({ key }) => key === contextKey);
    const shown = { colorScheme, reducedMotion: contextOptions.reducedMotion ?? null };
    const [own = await KeptPage.open(browser, baseURL ?? '', contextKey, shown)] =
      known < 0 ? [] : kept.splice(known, 1);
    kept.unshift(own);
    await use(own.page.context());
    const isWhole = own.canBeKept && testInfo.status === testInfo.expectedStatus;
    // Now: a page that is left as it is would ask and tick beside the next stories.
    if (isWhole) await own.reset();
    const isAsNew = isWhole && own.canBeKept;
    if (!isAsNew) kept.shift();
    const over = [...(isAsNew ? [] : [own]), ...kept.splice(MOST_KEPT)];
    for (const each of over) await each.close();
  },
  page: async ({ context, hasMotion, kept }, use) => {
    const page = kept[0]?.page ?? (await context.newPage());
    if (hasMotion) await page.emulateMedia({ reducedMotion: 'no-preference' });
    await use(page);
  },
});

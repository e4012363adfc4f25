import type { Page } from 'playwright/test';

import { readFileSync } from 'node:fs';

import type { RecordedBuild } from '../../tools/build/built.ts';

const dist = process.env['RECEPTION_DIST'] ?? 'dist';

/** Holds back the script files that come by themselves after the page of a part. Calling the result lets them come. */
export async function holdFilesAfter(page: Page, part: string): Promise<() => void> {
  const { files, later } = JSON.parse(readFileSync(`${dist}-record/pages.json`, 'utf8')) as RecordedBuild;
  const everyPage = readFileSync(`${dist}/index.html`, 'utf8');
  const own = (file: string): boolean => everyPage.includes(file) || files[part]?.includes(file) === true;
  const late = new Set(later[part]?.filter((file) => !own(file)));
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => late.has(pathname),
    async (route) => {
      await isLetGo;
      await route.continue();
    },
  );
  return letGo;
}

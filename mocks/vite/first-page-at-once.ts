import type { Plugin } from 'vite';

import { isDevelopment } from './is-development.ts';

/** The files that the page of a stay waits for, by the file that asks for each. */
const ASKED: Readonly<Record<string, string>> = {
  '/src/config/settings.ts': './development.ts',
  '/src/routes/stay/-parts-of-stay.ts': './-next-key.tsx',
};

const asking = (id: string): string | undefined => Object.keys(ASKED).find((file) => id.endsWith(file));

/**
 * Development bundles these files with the page. Each file that a page asks for takes one more bundle. The first of them
 * repeats a large part of the page's own.
 */
export const firstPageAtOnce = (): Plugin => ({
  name: 'reception:first-page-at-once',
  apply: isDevelopment,
  enforce: 'pre',
  transform: {
    filter: { id: Object.keys(ASKED).map((file) => `**${file}`) },
    handler(code, id) {
      const asked = `'${ASKED[asking(id) ?? '']}'`;
      const later = `import(${asked})`;
      if (!code.includes(later)) this.error(`${id} has no ${later}: what the first page shows comes from elsewhere`);
      // On the first line, so that the source's line numbers stay true.
      return { code: `import * as atOnce from ${asked};${code.replace(later, 'Promise.resolve(atOnce)')}`, map: null };
    },
  },
});

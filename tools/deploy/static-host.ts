import { headersOf } from '#config/server-policy.ts';
import type { Answer, Reach } from '#config/server-policy.ts';

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

/**
 * The `_headers` of a static host (Netlify's form: of two rules for a header the later one counts). Every asset is named,
 * so that one which is missing is not kept for a year.
 */
export function staticHeadersOf(reach: Reach, assets: readonly string[]): string {
  const page = headersOf('page', reach);
  /** What differs from the rule for every path. */
  const own = (answer: Answer): Record<string, string> =>
    Object.fromEntries(Object.entries(headersOf(answer, reach)).filter(([name, value]) => page[name] !== value));
  return [
    '# Made by `npm run deploy-files`: change the policy or the configuration, not this file.',
    block('/*', page),
    block('/chat.html', own('chat')),
    ...assets.map((asset) => block(`/assets/${asset}`, own('asset'))),
  ].join('\n');
}

/** Folders of files, and paths that are no pages: what is missing there is a text. */
const NO_PAGES = ['assets', 'icons', 'licences', 'api', '.well-known', '__mock', 'card-fields'];

/** What else a static host needs; a file that exists comes before every redirect. */
export const STATIC_FILES: Readonly<Record<string, string>> = {
  _redirects: `${[...NO_PAGES.map((folder) => `/${folder}/* /404.txt 404`), '/* /index.html 200'].join('\n')}\n`,
  '404.txt': 'Not found\n',
  healthz: 'ok\n',
};

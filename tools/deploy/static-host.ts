import { headersOf } from '#config/server-policy.ts';
import type { Answer, Reach } from '#config/server-policy.ts';

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

/**
 * The `_headers` of a static host, in Netlify's format, in which later rules override earlier ones. Each asset has a rule,
 * because a pattern would let browsers cache a missing asset for a year.
 */
export function staticHeadersOf(reach: Reach, assets: readonly string[]): string {
  const page = headersOf('page', reach);
  /** The headers that differ from those of pages. */
  const own = (answer: Answer): Record<string, string> =>
    Object.fromEntries(Object.entries(headersOf(answer, reach)).filter(([name, value]) => page[name] !== value));
  return [
    '# Made by `npm run deploy-files`: change the policy or the configuration, not this file.',
    block('/*', page),
    block('/chat.html', own('chat')),
    ...assets.map((asset) => block(`/assets/${asset}`, own('asset'))),
  ].join('\n');
}

/** Paths that are not pages; a missing file below them is answered with a text. */
const NO_PAGES = ['assets', 'icons', 'licences', 'api', '.well-known', '__mock', 'card-fields'];

/** The other files of a static host. Redirects apply only where no file exists. */
export const STATIC_FILES: Readonly<Record<string, string>> = {
  _redirects: `${[...NO_PAGES.map((folder) => `/${folder}/* /404.txt 404`), '/* /index.html 200'].join('\n')}\n`,
  '404.txt': 'Not found\n',
  healthz: 'ok\n',
};

import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';

import { App } from '../../src/app/app.tsx';
import { createAppRouter } from '../../src/app/router.tsx';
import { stubDocument } from './app-without-browser.ts';
import { settingsOfHost } from './settings.ts';

/** The text of a page by block: each section or article under its name or heading, everything else under `page`. */
export type Blocks = Readonly<Record<string, string>>;

/** Reads the blocks out of rendered HTML. */
function blocksOf(html: string): Blocks {
  const page = { name: 'page', text: '' };
  const blocks = [page];
  const open = [page];
  let isInHeading = false;
  for (const [token] of html.replaceAll(/<svg[\s\S]*?<\/svg>/g, '').matchAll(/<[^>]*>|[^<]+/g)) {
    const block = open.at(-1) ?? page;
    if (/^<(section|article)\b/.test(token)) {
      const inner = { name: /aria-label="([^"]+)"/.exec(token)?.[1] ?? '', text: '' };
      blocks.push(inner);
      open.push(inner);
    } else if (/^<\/(section|article)>/.test(token)) open.pop();
    else if (/^<\/?h[1-6]\b/.test(token)) isInHeading = !token.startsWith('</');
    else if (!token.startsWith('<')) {
      if (block.name === '' && isInHeading) block.name = token.replaceAll('&#x27;', "'");
      block.text += `${token}|`;
    }
  }
  return Object.fromEntries(blocks.map(({ name, text }) => [name, text]));
}

/** Loads the code and data of a page. Each call of the returned function renders its HTML with the current cache. */
export async function renderedHtml(queryClient: QueryClient, address: string): Promise<() => string> {
  const settings = settingsOfHost('localhost');
  stubDocument();
  const router = createAppRouter({ queryClient, settings }, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  return () => renderToString(<App settings={settings} queryClient={queryClient} router={router} />);
}

/** As `renderedHtml`, by block. */
export async function renderedPage(queryClient: QueryClient, address: string): Promise<() => Blocks> {
  const html = await renderedHtml(queryClient, address);
  return () => blocksOf(html());
}

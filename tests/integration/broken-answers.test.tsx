import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import type { CheckIn } from '#api/generated/model/index.ts';
import type { Slug } from '#domain/stay/slug.ts';
import type { Instant } from '#lib/time.ts';

import { askStay } from '#data/stay/ask-stay.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { configureApi } from '#api/http-client.ts';
import { parseReply } from '#api/parse-reply.ts';
import { CheckIn as Schema } from '#api/generated/model/index.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';
import { brandOfHost } from '#config/brand.ts';
import { addressesOf } from '#config/environment.ts';
import { SettingsProvider } from '#config/settings.tsx';
import { createQueryClient } from '#data/query-client.ts';
import { createBackend } from '#mocks/backend.ts';
import { nodeHost } from '#mocks/node.ts';

import { createAppRouter } from '../../src/router.tsx';
import { FakeStorage } from '../support/fake-storage.ts';

vi.mock('react', async (original) => {
  const react = await original<typeof import('react')>();
  return {
    ...react,
    useSyncExternalStore: (subscribe: () => () => void, get: () => unknown) =>
      react.useSyncExternalStore(subscribe, get, get),
  };
});

/** Text by block: a section or article by its heading, the rest of the page under `page`. */
function blocksOf(html: string): Record<string, string> {
  const blocks: { name: string; text: string }[] = [{ name: 'page', text: '' }];
  const open = [0];
  let inHeading = false;
  for (const [token] of html.replace(/<(style|svg)[\s\S]*?<\/\1>/g, '').matchAll(/<[^>]*>|[^<]+/g)) {
    const top = open.at(-1) ?? 0;
    const block = blocks[top]!;
    if (/^<(section|article)/.test(token)) {
      open.push(blocks.length);
      blocks.push({ name: '', text: '' });
    } else if (/^<\/(section|article)/.test(token)) open.pop();
    else if (/^<h[1-6]/.test(token)) inHeading = true;
    else if (/^<\/h[1-6]/.test(token)) inHeading = false;
    else if (!token.startsWith('<')) {
      if (block.name === '' && inHeading) block.name = token;
      block.text += `${token}|`;
    }
  }
  return Object.fromEntries(blocks.map(({ name, text }) => [name, text]));
}

test('x', async () => {
  const backend = await createBackend({ now: '2026-11-20T10:00:00.000Z' as Instant, frozen: true });
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00.000Z'), toFake: ['Date'] });
  const host = nodeHost(backend);
  host.listen({ onUnhandledFrame: 'error' });
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      localStorage: new FakeStorage(),
      sessionStorage: new FakeStorage(),
      location: new URL('http://reception.test/'),
    }),
  );
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', documentElement: { lang: '' } }));
  vi.stubGlobal('self', { origin: 'http://reception.test' });
  vi.stubGlobal('history', { scrollRestoration: 'auto' });
  vi.stubGlobal('addEventListener', () => {});
  configureApi({
    baseUrl: 'http://reception.test/api',
    storedLanguage: () => undefined,
    shownLanguage: () => 'en-GB',
    onServerTime: () => {},
  });
  i18n.loadAndActivate({ locale: 'en-GB', messages: {} });
  const brand = brandOfHost('localhost');
  const settings = { brand, environment: 'development' as const, addresses: addressesOf('development', brand.id) };
  const queryClient = createQueryClient();
  const PAGES = [
    '/stay',
    '/stay/access',
    '/stay/location',
    '/stay/extras',
    '/stay/add-card',
    '/stay/cancel-reservation',
    '/stay/referral',
    '/stay/sustainability',
    '/stay/cleaning',
    '/stay/sauna-kit',
    '/stay/gym',
    '/stay/early-check-in',
    '/stay/ask',
  ];
  const slug = 'stay-before-arrival' as Slug;
  const good: CheckIn = await askStay(slug);
  const routers = [];
  for (const page of PAGES) {
    const t = performance.now();
    const router = createAppRouter(
      { queryClient, settings },
      createMemoryHistory({ initialEntries: [`${page}?slug=${slug}`] }),
    );
    await router.load();
    routers.push({ page, router });
    console.log(page, performance.now() - t, router.state.location.pathname);
  }
  const render = (router: (typeof routers)[number]['router']) =>
    blocksOf(
      renderToString(
        <I18nProvider i18n={i18n}>
          <SettingsProvider value={settings}>
            <QueryClientProvider client={queryClient}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </SettingsProvider>
        </I18nProvider>,
      ),
    );
  const t = performance.now();
  const wholes = routers.map(({ router }) => render(router));
  const t2 = performance.now();
  routers.map(({ router }) => render(router));
  console.log('renders', t2 - t, performance.now() - t2);
  const lines = [];
  for (const member of Object.keys(good)) {
    let changed: string[] = [];
    try {
      const answer = { ...good, [member]: typeof good[member as 'id'] === 'string' ? 5 : 'broken' };
      const stay = stayFromDto(parseReply('GET /check-in/{slug}', Schema, answer));
      queryClient.setQueryData(stayQuery(slug).queryKey, stay);
      changed = [stay.unreadable.join(',')];
      routers.forEach(({ page, router }, index) => {
        const now = render(router);
        const names = new Set([...Object.keys(now), ...Object.keys(wholes[index]!)]);
        const differs = [...names].filter((name) => now[name] !== wholes[index]![name]);
        if (differs.length > 0) changed.push(`   ${page}: ${differs.join(', ')}`);
      });
    } catch (error) {
      changed = [String(error)];
    }
    lines.push(`${member}: ${changed.join('\n')}`);
  }
  console.log(lines.join('\n'), performance.now() - t);
  expect(1).toBe(1);
});

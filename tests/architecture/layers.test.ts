import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

import { circles, readModule } from './modules.ts';
import { allowedLayers, breaches } from './rules.ts';

/** The violations in a file with this content. */
const breachesOf = (path: string, source: string): string[] => breaches([readModule(path, source)]);

const FILES = globSync('{src,mocks,tests,tools}/**/*.{ts,tsx}').toSorted();
const MODULES = FILES.map((path) => readModule(path, readFileSync(path, 'utf8')));

describe('the source', () => {
  test('follows the rules in every file', () => {
    expect(FILES.length).toBeGreaterThan(200);
    expect(breaches(MODULES)).toEqual([]);
  });

  test('has no import cycles, including dynamic and type imports', () => {
    expect(circles(MODULES)).toEqual([]);
  });

  test('the tester page imports only from its folder and one more file, as its host serves no others', () => {
    const violations = FILES.filter(
      // Excludes the browser host's script, which is bundled, and the HTTP host, which runs in Node.
      (path) => path.startsWith('mocks/tester-page/') && !/\/(browser-page|host)\.ts$/.test(path),
    ).flatMap((path) =>
      readModule(path, readFileSync(path, 'utf8'))
        .imports.filter(({ target, isType }) => !isType && posix.dirname(target) !== 'mocks/tester-page')
        .filter(({ target }) => target !== 'mocks/engine/fault-defaults.ts')
        .map(({ target }) => `${path}: ${target}`),
    );
    expect(violations).toEqual([]);
  });

  test('has a rule for every layer', () => {
    const layers = new Set(
      FILES.map((path) => /^src\/([^/]+)\//.exec(path)?.[1]).filter((layer) => layer !== undefined),
    );
    expect([...layers].filter((layer) => allowedLayers(layer) === undefined)).toEqual([]);
  });
});

/** The other layers that each layer may use. */
describe('which layer may import which', () => {
  const LAYERS = [
    'lib',
    'config',
    'api',
    'domain',
    'data',
    'components',
    'features',
    'routes',
    'ui',
    'i18n',
    'session',
    'telemetry',
    'pwa',
    'prerender',
    'app',
  ];
  test.each([
    ['lib', []],
    ['config', ['lib']],
    ['api', ['lib', 'config']],
    ['domain', ['lib', 'config']],
    ['data', ['lib', 'config', 'api', 'domain']],
    ['components', ['lib', 'config', 'api', 'domain', 'data', 'ui', 'i18n', 'session', 'telemetry', 'pwa']],
    ['features', ['lib', 'config', 'api', 'domain', 'data', 'components', 'ui', 'i18n', 'session', 'telemetry', 'pwa']],
    [
      'routes',
      ['lib', 'config', 'api', 'domain', 'data', 'components', 'features', 'ui', 'i18n', 'session', 'telemetry', 'pwa'],
    ],
    ['ui', ['lib']],
    ['i18n', ['lib']],
    ['session', ['lib', 'config', 'domain', 'i18n', 'telemetry']],
    ['telemetry', ['lib', 'config', 'api', 'domain']],
    ['pwa', ['lib', 'session', 'telemetry']],
    ['prerender', ['lib', 'config', 'api', 'domain', 'data', 'components', 'features', 'ui', 'i18n', 'session']],
    [
      'app',
      [
        'lib',
        'config',
        'api',
        'domain',
        'data',
        'components',
        'features',
        'routes',
        'ui',
        'i18n',
        'session',
        'telemetry',
        'pwa',
      ],
    ],
  ])('%s may use %j and nothing else', (layer, allowed) => {
    const usable = LAYERS.filter(
      (other) =>
        other !== layer && breachesOf(`src/${layer}/a/x.ts`, `import { y } from '#${other}/b/y.ts';`).length === 0,
    );
    expect(usable.toSorted()).toEqual(allowed.toSorted());
  });

  test('a layer may use itself, and main.tsx everything', () => {
    for (const layer of LAYERS) {
      expect(breachesOf(`src/${layer}/a/x.ts`, `import { y } from '#${layer}/a/y.ts';`)).toEqual([]);
      const ofRoot = breachesOf('src/main.tsx', `import { y } from '#${layer}/a/y.ts';`);
      expect(ofRoot).toEqual([]);
    }
  });
});

describe('a violation is found', () => {
  test.each([
    ['a feature imports another', 'src/features/stay/x.tsx', "import { y } from '#features/access/y.tsx';"],
    ['relatively', 'src/features/stay/x.tsx', "import { y } from '../access/y.tsx';"],
    [
      'a new feature that uses another one',
      'src/features/brand-new/x.tsx',
      "import { y } from '#features/stay/y.tsx';",
    ],
    ['a feature imports the shell', 'src/features/stay/x.tsx', "import { y } from '#features/shell/y.tsx';"],
    ['a feature imports a route', 'src/features/stay/x.tsx', "import { Route } from '#routes/stay/index.tsx';"],
    ['a component imports a feature', 'src/components/x.tsx', "import { y } from '#features/stay/y.tsx';"],
    [
      'a layer imports the composition root',
      'src/routes/x.tsx',
      "import { createAppRouter } from '../app/router.tsx';",
    ],
    ['as a type', 'src/domain/stay/x.ts', "import type { Y } from '#features/stay/y.ts';"],
    ['as an inline type', 'src/domain/stay/x.ts', "export type Y = import('#features/stay/y.ts').Y;"],
    ['as a re-export', 'src/domain/stay/x.ts', "export { y } from '#data/stay/y.ts';"],
    ['as a star', 'src/domain/stay/x.ts', "export * from '#data/stay/y.ts';"],
    ['dynamically', 'src/domain/stay/x.ts', "export const y = () => import('#data/stay/y.ts');"],
    ['for its effect', 'src/lib/x.ts', "import '#ui/base.css';"],
    ['src imports the fake backend', 'src/data/stay/x.ts', "import { y } from '#mocks/backend.ts';"],
    ['relatively, too', 'src/data/stay/x.ts', "import { y } from '../../../mocks/backend.ts';"],
    [
      'the composition root imports it statically',
      'src/main.tsx',
      "import { startBrowserBackend } from '#mocks/browser.ts';",
    ],
    ['a feature calls the API', 'src/features/stay/x.tsx', "import { checkIn } from '#api/generated/check-in.ts';"],
    [
      'a feature knows a wire type',
      'src/features/stay/x.tsx',
      "import type { CheckIn } from '#api/generated/model.ts';",
    ],
    ['the domain parses by itself', 'src/domain/stay/x.ts', "import { CheckIn } from '#api/generated/model.ts';"],
    [
      'the domain knows an error of the transport',
      'src/domain/stay/x.ts',
      "import { ApiError } from '#api/api-error.ts';",
    ],
    ['the domain knows React', 'src/domain/stay/x.ts', "import { useMemo } from 'react';"],
    ['the domain knows axios', 'src/domain/stay/x.ts', "import axios from 'axios';"],
    ['a feature calls around the one client (S40)', 'src/features/stay/x.tsx', "import axios from 'axios';"],
    ['a second file knows axios', 'src/api/http-client.ts', "import { AxiosError } from 'axios';"],
    ['data calls around the one client (S40)', 'src/data/stay/x.ts', "import { send } from '#api/transport.ts';"],
    ['the domain asks for the time', 'src/domain/stay/x.ts', 'export const now = () => Date.now();'],
    ['the domain makes a time', 'src/domain/stay/x.ts', 'export const now = () => new Date();'],
    ['a browser has no Node', 'src/lib/x.ts', "import { readFileSync } from 'node:fs';"],
    ['nor by its old name', 'src/api/x.ts', "import { join } from 'path';"],
    ['nor as a type', 'src/pwa/x.ts', "import type { Buffer } from 'node:buffer';"],
    ['data looks at the page', 'src/data/stay/x.ts', "export const y = () => document.querySelector('h1');"],
    ['the domain looks at the window', 'src/domain/stay/x.ts', 'export const y = () => window.innerWidth;'],
    ['data asks for the language', 'src/data/stay/x.ts', 'export const y = () => navigator.language;'],
    ['data reads storage', 'src/data/stay/x.ts', "export const y = () => localStorage.getItem('y');"],
    ['data listens', 'src/data/stay/x.ts', "export const y = () => addEventListener('focus', () => {});"],
    ['by the global object', 'src/data/stay/x.ts', 'export const y = () => globalThis.document;'],
    ['by a part of it', 'src/data/stay/x.ts', 'export const y = () => { const { body } = document; return body; };'],
    ['ui knows words', 'src/ui/x.tsx', "import { Trans } from '@lingui/react/macro';"],
    ['ui knows the router', 'src/ui/x.tsx', "import { Link } from '@tanstack/react-router';"],
    ['the fake backend imports a feature', 'mocks/handlers/x.ts', "import { y } from '#features/stay/y.ts';"],
    [
      'the fake backend imports the http client',
      'mocks/handlers/x.ts',
      "import { request } from '#api/http-client.ts';",
    ],
    ['the engine knows a handler', 'mocks/engine/x.ts', "import { y } from '#mocks/handlers/y.ts';"],
    ['the engine knows a rule of stays', 'mocks/engine/x.ts', "import { y } from '#domain/stay/y.ts';"],
    ['the engine uses a helper of the app', 'mocks/engine/x.ts', "import { y } from '#lib/y.ts';"],
    ['the engine knows the contract', 'mocks/engine/x.ts', "import { y } from '#api/generated/model.ts';"],
    ['the engine needs another package', 'mocks/engine/x.ts', "import { faker } from '@faker-js/faker';"],
    ['a default export', 'src/ui/x.tsx', 'export default function X() { return null; }'],
    ['a default export by name', 'mocks/x.ts', 'const x = 1; export { x as default };'],
    ['a barrel', 'src/domain/stay/index.ts', "export * from './stay.ts';"],
    ['raw Intl', 'src/features/stay/x.tsx', "export const y = new Intl.NumberFormat('en').format(1);"],
    ['raw formatting', 'src/features/stay/x.tsx', 'export const y = (date: Date) => date.toLocaleDateString();'],
    ['a date library', 'src/domain/stay/x.ts', "import { format } from 'date-fns-tz';"],
    ['a layer without a rule', 'src/cellar/x.ts', 'export const y = 1;'],
  ])('%s', (_, path, source) => {
    expect(breachesOf(path, source)).toHaveLength(1);
  });
});

describe('lib does not mention higher layers', () => {
  const above = [readModule('src/features/late-check-out/y.tsx', ''), readModule('src/routes/_account/login.tsx', '')];
  test.each([
    ['a feature', "export const y = 'late-check-out';"],
    ['a page', "export const y = '/login';"],
    ['below a page', "export const y = '/login/code';"],
  ])('%s', (_, source) => {
    expect(breaches([...above, readModule('src/lib/x.ts', source)])).toHaveLength(1);
    expect(breaches([...above, readModule('src/config/x.ts', source)])).toEqual([]);
  });
});

describe('an import cycle is found', () => {
  const circlesOf = (files: Readonly<Record<string, string>>): string[][] =>
    circles(Object.entries(files).map(([path, source]) => readModule(path, source)));

  test.each([
    ['static', "import { b } from './b.ts';"],
    ['dynamic', "export const a = () => import('./b.ts');"],
    ['as a type', "import type { B } from './b.ts';"],
    ['as a re-export', "export * from './b.ts';"],
    ['as a worker', "import B from './b.ts?worker';"],
    ['by its alias', "import { b } from '#lib/b.ts';"],
  ])('%s', (_, source) => {
    const found = circlesOf({
      'src/lib/a.ts': source,
      'src/lib/b.ts': "export const b = () => import('./c.ts');",
      'src/lib/c.ts': "import { a } from './a.ts'; import { d } from './d.ts';",
      'src/lib/d.ts': 'export const d = 1;',
    });
    expect(found).toEqual([['src/lib/a.ts', 'src/lib/b.ts', 'src/lib/c.ts']]);
  });

  test('a file that imports itself; two separate cycles', () => {
    const found = circlesOf({
      'src/lib/a.ts': "export const a = () => import('./a.ts');",
      'mocks/b.ts': "import { c } from './c.ts'; import { a } from '#lib/a.ts';",
      'mocks/c.ts': "export const c = () => import('./b.ts');",
    });
    expect(found).toEqual([['src/lib/a.ts'], ['mocks/b.ts', 'mocks/c.ts']]);
  });

  test('two paths to one file are not a cycle', () => {
    const found = circlesOf({
      'src/lib/a.ts': "import { b } from './b.ts'; import { c } from './c.ts';",
      'src/lib/b.ts': "import { c } from './c.ts';",
      'src/lib/c.ts': 'export const c = 1;',
    });
    expect(found).toEqual([]);
  });
});

describe('what is not a violation', () => {
  test.each([
    [
      'a feature uses its own files',
      'src/features/brand-new/x.tsx',
      "import { y } from '#features/brand-new/deep/y.tsx'; import { z } from './z.ts';",
    ],
    ['the shell is used by the root and by routes', 'src/app/router.tsx', "import { y } from '#features/shell/y.tsx';"],
    ['by a route', 'src/routes/__root.tsx', "import { y } from '#features/shell/y.tsx';"],
    [
      'a route knows the type of its context',
      'src/routes/__root.tsx',
      "import type { RouterContext } from '../app/router-context.ts';",
    ],
    [
      'the composition root loads the fake backend',
      'src/main.tsx',
      "const { start } = await import('#mocks/browser.ts');",
    ],
    ['data calls the API', 'src/data/stay/x.ts', "import { checkIn } from '#api/generated/check-in.ts';"],
    ['the domain knows wire types', 'src/domain/stay/x.ts', "import type { CheckIn } from '#api/generated/model.ts';"],
    ['inline, too', 'src/domain/stay/x.ts', "import { type CheckIn } from '#api/generated/model.ts';"],
    [
      'the fake backend shares rules and contract',
      'mocks/x.ts',
      "import { y } from '#domain/stay/y.ts'; import * as wire from '#api/generated/model.ts';",
    ],
    [
      'the engine uses its own files and its packages',
      'mocks/engine/x.ts',
      "import { y } from './y.ts'; import { http } from 'msw';",
    ],
    ['a configuration has a default export', 'vite.config.ts', 'export default {};'],
    ['the formatters use Intl', 'src/i18n/format.ts', "export const y = new Intl.NumberFormat('en');"],
    [
      'names that are also those of a page',
      'src/data/stay/x.ts',
      "export const y = (of: { window: number }, signal: AbortSignal) => { signal.addEventListener('abort', () => {}); return [of.window, 'document', 'every-window']; };",
    ],
    ['ui looks at the page', 'src/ui/x.ts', 'export const y = () => document.body;'],
    ['Intl in a comment', 'src/ui/x.ts', '// Intl.NumberFormat would do.\nexport const y = 1;'],
    ['a test looks where it must', 'src/domain/stay/x.test.ts', "import { CheckIn } from '#api/generated/model.ts';"],
    ['an index route', 'src/routes/stay/index.tsx', 'export const Route = 1;'],
  ])('%s', (_, path, source) => {
    expect(breachesOf(path, source)).toEqual([]);
  });
});

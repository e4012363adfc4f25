import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

import { PARTS } from '../../lingui.config.ts';
import { readModule } from './modules.ts';
import { allowedRooms, breaches } from './rules.ts';

/** The breaches of one file that is not there. */
const breachesOf = (path: string, source: string): string[] => breaches([readModule(path, source)]);

const FILES = globSync('{src,mocks,tests}/**/*.{ts,tsx}').toSorted();

describe('the house', () => {
  test('keeps its rules in every file', () => {
    expect(FILES.length).toBeGreaterThan(200);
    expect(breaches(FILES.map((path) => readModule(path, readFileSync(path, 'utf8'))))).toEqual([]);
  });

  test.each(PARTS)('shows words of `$name` only below the routes that load them', ({ speaks: places, routes }) => {
    const speaks = (path: string): boolean => places.some((place) => path === place || path.startsWith(`${place}/`));
    const isBelow = (path: string): boolean =>
      speaks(path) || routes.some((route) => path.startsWith(`src/routes/${route}/`));
    const strays = FILES.filter(
      (path) => path.startsWith('src/') && !isBelow(path) && !path.endsWith('.gen.ts'),
    ).flatMap((path) =>
      readModule(path, readFileSync(path, 'utf8'))
        .imports.filter(({ target }) => speaks(target))
        .map(({ target }) => `${path}: ${target}`),
    );
    expect(strays).toEqual([]);
  });

  test('the page of testers takes no code from elsewhere: its HTTP host serves one folder, and one file more', () => {
    const strays = FILES.filter(
      // Its script of the browser host is bundled.
      (path) => path.startsWith('mocks/tester-page/') && !path.endsWith('/browser-page.ts'),
    ).flatMap((path) =>
      readModule(path, readFileSync(path, 'utf8'))
        .imports.filter(({ target, isType }) => !isType && posix.dirname(target) !== 'mocks/tester-page')
        .filter(({ target }) => target !== 'mocks/engine/usual-fault.ts')
        .map(({ target }) => `${path}: ${target}`),
    );
    expect(strays).toEqual([]);
  });

  test('has a rule for every room there is', () => {
    const rooms = new Set(FILES.map((path) => /^src\/([^/]+)\//.exec(path)?.[1]).filter((room) => room !== undefined));
    expect([...rooms].filter((room) => allowedRooms(room) === undefined)).toEqual([]);
  });
});

/** The direction: each room, and whether it may use each other room. */
describe('who may look at whom', () => {
  const ROOMS = [
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
    ['prerender', ['lib', 'config', 'api', 'domain', 'data', 'i18n', 'session', 'pwa']],
  ])('%s may use %j and nothing else', (room, allowed) => {
    const usable = ROOMS.filter(
      (other) =>
        other !== room && breachesOf(`src/${room}/a/x.ts`, `import { y } from '#${other}/b/y.ts';`).length === 0,
    );
    expect(usable.toSorted()).toEqual(allowed.toSorted());
  });

  test('a room may use itself, and the root files everything but the boot script', () => {
    for (const room of ROOMS) {
      expect(breachesOf(`src/${room}/a/x.ts`, `import { y } from '#${room}/a/y.ts';`)).toEqual([]);
      const ofRoot = breachesOf('src/app/router.tsx', `import { y } from '#${room}/a/y.ts';`);
      expect(ofRoot).toHaveLength(room === 'prerender' ? 1 : 0);
    }
  });
});

describe('a planted breach is found', () => {
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
    ['a block imports a feature', 'src/components/x.tsx', "import { y } from '#features/stay/y.tsx';"],
    ['a room imports the composition root', 'src/routes/x.tsx', "import { createAppRouter } from '../app/router.tsx';"],
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
    [
      'a feature calls the API',
      'src/features/stay/x.tsx',
      "import { checkIn } from '#api/generated/check-in/check-in.ts';",
    ],
    [
      'a feature knows a wire type',
      'src/features/stay/x.tsx',
      "import type { CheckIn } from '#api/generated/model/index.ts';",
    ],
    ['the domain parses by itself', 'src/domain/stay/x.ts', "import { CheckIn } from '#api/generated/model/index.ts';"],
    [
      'the domain knows an error of the transport',
      'src/domain/stay/x.ts',
      "import { ApiError } from '#api/api-error.ts';",
    ],
    ['the domain knows React', 'src/domain/stay/x.ts', "import { useMemo } from 'react';"],
    ['the domain knows axios', 'src/domain/stay/x.ts', "import axios from 'axios';"],
    ['a feature calls around the one client (S40)', 'src/features/stay/x.tsx', "import axios from 'axios';"],
    ['two files know axios', 'src/api/http-client.ts', "import { AxiosError } from 'axios';"],
    ['data calls around the one client (S40)', 'src/data/stay/x.ts', "import { send } from '#api/transport.ts';"],
    ['the domain asks for the time', 'src/domain/stay/x.ts', 'export const now = () => Date.now();'],
    ['the domain makes a time', 'src/domain/stay/x.ts', 'export const now = () => new Date();'],
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
    ['the engine knows the contract', 'mocks/engine/x.ts', "import { y } from '#api/generated/model/index.ts';"],
    ['the engine needs another package', 'mocks/engine/x.ts', "import { faker } from '@faker-js/faker';"],
    ['a default export', 'src/ui/x.tsx', 'export default function X() { return null; }'],
    ['a default export by name', 'mocks/x.ts', 'const x = 1; export { x as default };'],
    ['a barrel', 'src/domain/stay/index.ts', "export * from './stay.ts';"],
    ['raw Intl', 'src/features/stay/x.tsx', "export const y = new Intl.NumberFormat('en').format(1);"],
    ['raw formatting', 'src/features/stay/x.tsx', 'export const y = (date: Date) => date.toLocaleDateString();'],
    ['a date library', 'src/domain/stay/x.ts', "import { format } from 'date-fns-tz';"],
    ['a room without a rule', 'src/cellar/x.ts', 'export const y = 1;'],
  ])('%s', (_, path, source) => {
    expect(breachesOf(path, source)).toHaveLength(1);
  });
});

describe('what is no breach', () => {
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
    ['data calls the API', 'src/data/stay/x.ts', "import { checkIn } from '#api/generated/check-in/check-in.ts';"],
    [
      'the domain knows wire types',
      'src/domain/stay/x.ts',
      "import type { CheckIn } from '#api/generated/model/index.ts';",
    ],
    ['inline, too', 'src/domain/stay/x.ts', "import { type CheckIn } from '#api/generated/model/index.ts';"],
    [
      'the fake backend shares rules and contract',
      'mocks/x.ts',
      "import { y } from '#domain/stay/y.ts'; import * as wire from '#api/generated/model/index.ts';",
    ],
    [
      'the engine uses its own files and small helpers',
      'mocks/engine/x.ts',
      "import { y } from './y.ts'; import { z } from '#lib/z.ts'; import { http } from 'msw';",
    ],
    ['a configuration has a default export', 'vite.config.ts', 'export default {};'],
    ['the formatters use Intl', 'src/i18n/format.ts', "export const y = new Intl.NumberFormat('en');"],
    ['Intl in a comment', 'src/ui/x.ts', '// Intl.NumberFormat would do.\nexport const y = 1;'],
    [
      'a test looks where it must',
      'src/domain/stay/x.test.ts',
      "import { CheckIn } from '#api/generated/model/index.ts';",
    ],
    ['an index route', 'src/routes/stay/index.tsx', 'export const Route = 1;'],
  ])('%s', (_, path, source) => {
    expect(breachesOf(path, source)).toEqual([]);
  });
});

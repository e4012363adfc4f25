import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { markedPage } from '../../tools/build/deployable.ts';
import { readConfiguration } from '#config/configuration.ts';
import type { Configuration } from '#config/configuration.ts';
import type { Reach } from '#config/server-policy.ts';

import { hostsOf } from '../../tools/deploy/deployment.ts';
import { containerOf } from '../../tools/deploy/nginx.ts';
import { deployedPage, keptAssets, namedManifest, workerFor } from '../../tools/deploy/site.ts';

const EXAMPLE = 'src/config/config.example.json';
const example = (): Configuration => readConfiguration(readFileSync(EXAMPLE, 'utf8'));

describe('the policy of each host allows what the configuration names, and nothing else (S1, S9)', () => {
  const hosts = hostsOf(example());
  const reach = (host: string): Reach => {
    const found = hosts[host];
    if (found === undefined) throw new Error(`No host ${host}`);
    return found;
  };

  test('hosts of the app and of the chat', () => {
    expect(Object.keys(hosts)).toEqual([
      'stay.nordwind.example',
      'stage.stay.nordwind.example',
      'stay.harbour.example',
      'chat.nordwind.example',
    ]);
  });

  test('in production: its API, and the third parties that are on', () => {
    expect(reach('stay.nordwind.example').app['connect-src']).toEqual([
      'https://api.nordwind.example',
      'https://events.nordwind.example',
      'https://o1.ingest.sentry.example',
      'https://plan.partner.example',
    ]);
    expect(reach('stay.nordwind.example').app['frame-src']).toEqual(
      expect.arrayContaining(['https://chat.nordwind.example', 'https://challenges.cloudflare.com']),
    );
    expect(JSON.stringify(reach('stay.nordwind.example'))).not.toContain('stage');
  });

  test('on hosts where testers can change the environment: the addresses of each environment (R3-116)', () => {
    expect(reach('stage.stay.nordwind.example').app['connect-src']).toEqual(
      expect.arrayContaining(['https://api.stage.nordwind.example', 'https://api.nordwind.example']),
    );
  });

  test('features that are off add nothing', () => {
    const configuration = example();
    const { prod } = configuration.environments;
    if (prod === undefined) throw new Error('The example has production');
    Object.assign(prod, {
      analytics: null,
      challenge: null,
      messenger: null,
      plan: null,
      sentry: null,
      cardFields: null,
    });
    const { app, chat } = hostsOf(configuration)['stay.harbour.example'] ?? reach('');
    expect(app).toEqual({ 'connect-src': ['https://api.nordwind.example'], 'img-src': ['https:'] });
    expect(chat).toEqual({});
  });

  test('an API on the same host adds no source', () => {
    const configuration = example();
    Object.assign(configuration.environments.prod ?? {}, { api: '/api', analytics: null, plan: null, sentry: null });
    expect(hostsOf(configuration)['stay.harbour.example']?.app['connect-src']).toBeUndefined();
  });

  test('the host of the chat can be framed by the hosts that use it', () => {
    expect(reach('chat.nordwind.example').chatFramedBy).toEqual(
      expect.arrayContaining(['https://stay.nordwind.example', 'https://stay.harbour.example']),
    );
    expect(reach('chat.nordwind.example').app).not.toHaveProperty('connect-src');
  });
});

describe('a device with a service worker also gets a change of the headers only (S8)', () => {
  const html = '<head><meta name="build" content="abc"><title>Your stay</title></head>';
  const worker =
    'precache([{"revision":"0a1b","url":"/index.html","when":"first"},{"revision":"0c","url":"/icons/boot.svg"}])';
  const [before, after] = ['https://a.example.test', 'https://b.example.test'].map((api) => {
    const reach: Reach = {
      origin: 'https://stay.example.test',
      app: { 'connect-src': [api] },
      chat: {},
      chatFramedBy: [],
      allowsProfiles: false,
    };
    const page = deployedPage(html, [reach]);
    return { page, worker: workerFor(worker, page) };
  });

  test('the page is a different file, and the worker caches it under another revision', () => {
    expect(before?.page).not.toBe(after?.page);
    expect(before?.worker).not.toBe(after?.worker);
    expect(before?.worker).toMatch(/^precache\(\[\{"revision":"[0-9a-f]{32}","url":"\/index.html","when":"first"\},/);
    expect(before?.worker).toContain('{"revision":"0c","url":"/icons/boot.svg"}');
  });

  test("the operator's icons are cached, too", () => {
    const signed = workerFor(worker, html, new Map([['/icons/own-a.svg', '<svg/>']]));
    expect(signed).toMatch(
      /^precache\(\[\{"revision":"[0-9a-f]{32}","url":"\/icons\/own-a.svg","when":"first"\},\{"revision":"[0-9a-f]{32}","url":"\/index.html"/,
    );
  });

  test('a page that loads another file gets another build mark; marking twice changes nothing', () => {
    const [a = '', b = ''] = ['a.css', 'b.css'].map((file) => markedPage(`${html}<link href="${file}">`, []));
    expect(a.replace('a.css', 'b.css')).not.toBe(b);
    expect(markedPage(a, [])).toBe(a);
  });

  test('a page without a build mark and a worker without the page are refused', () => {
    expect(() => markedPage('<title>Your stay</title>', [])).toThrow('no build mark');
    expect(() => workerFor('precache([])', html)).toThrow('does not precache');
  });
});

test('a manifest has the name of the brand, and no screenshots of a sample brand', () => {
  const manifest = '{"id":"/","name":"A","short_name":"A","icons":[],"screenshots":[{"src":"/screenshots/a.png"}]}';
  expect(JSON.parse(namedManifest(manifest, 'Nordwind'))).toEqual({
    id: '/',
    name: 'Nordwind',
    short_name: 'Nordwind',
    icons: [],
  });
});

describe('assets of the previous release are kept for seven days (S60)', () => {
  const DAY = 86_400_000;
  const now = 100 * DAY;
  test.each([
    ['replaced now', ['new.js'], ['old.js'], {}, { 'old.js': now }],
    ['replaced a week ago', ['new.js'], ['old.js'], { 'old.js': now - 7 * DAY }, { 'old.js': now - 7 * DAY }],
    ['replaced before that', ['new.js'], ['old.js'], { 'old.js': now - 7 * DAY - 1 }, {}],
    ['part of both', ['same.js'], ['same.js'], {}, {}],
    ['replaced, but part of the new release again', ['old.js'], ['old.js'], { 'old.js': now - DAY }, {}],
  ])('%s', (_, assets, before, replaced, kept) => {
    expect(keptAssets(assets, before, replaced as Record<string, number>, now)).toEqual(kept);
  });
});

describe('the container file', () => {
  const lines = containerOf('8080', '/srv/site').split('\n');
  const of = (instruction: string): string[] => lines.filter((line) => line.startsWith(`${instruction} `));
  // No test builds a container, which would need to download the base image; this checks the instructions.
  test('pins its base image, copies only the configuration and the site, runs no command, and is not root', () => {
    expect(of('ARG')).toEqual([expect.stringMatching(/^ARG BASE=[\w./-]+:\d+\.\d+\.\d+-\w+$/)]);
    expect(of('FROM')).toHaveLength(1);
    expect([...of('ADD'), ...of('RUN'), ...of('ENV'), ...of('MAINTAINER')]).toEqual([]);
    expect(Number(of('USER').at(-1)?.split(' ')[1])).toBeGreaterThan(0);
    for (const instruction of ['HEALTHCHECK', 'CMD']) {
      expect(of(instruction)).toEqual([expect.stringMatching(/\["\w.*"\]$/)]);
    }
    expect(of('EXPOSE')).toEqual(['EXPOSE 8080']);
    expect(of('COPY')).toEqual(['COPY nginx.conf /etc/nginx/nginx.conf', 'COPY site /srv/site']);
  });
});

describe('npm run deploy-files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reception-deploy-'));
  const at = (...names: string[]): string => join(folder, ...names);
  const read = (...names: string[]): string => readFileSync(at(...names), 'utf8');
  // With a umask under which new files can be read only by their owner.
  const make = (...args: string[]) =>
    spawnSync(
      'sh',
      ['-c', 'umask 077 && exec node "$@"', 'sh', 'tools/deploy-files.ts', '--dist', at('dist'), ...args],
      { encoding: 'utf8' },
    );

  let output: string;

  beforeAll(() => {
    mkdirSync(at('dist/assets'), { recursive: true });
    writeFileSync(
      at('dist/index.html'),
      '<meta name="build" content="x"><title>Your stay</title><script type="module" src="/assets/index-12345678.js">',
    );
    mkdirSync(at('dist/screenshots'));
    writeFileSync(at('dist/screenshots/main-stay-wide.png'), 'Ask Bob');
    writeFileSync(at('dist/sw.js'), 'precache([{"revision":"0a","url":"/index.html"}])');
    writeFileSync(at('dist/assets/index-12345678.js'), 'first()', { mode: 0o600 });
    for (const brand of ['main', 'white-label']) writeFileSync(at(`dist/${brand}.webmanifest`), '{"name":"Sample"}');
    output = make(
      '--config',
      EXAMPLE,
      '--out',
      at('one'),
      '--security-contact',
      'mailto:security@nordwind.example',
    ).stdout;
    rmSync(at('dist/assets/index-12345678.js'));
    writeFileSync(at('dist/assets/index-abcdefgh.js'), 'second()');
    make('--config', EXAMPLE, '--out', at('two'), '--previous', at('one'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('prints the release of error reports, and the features that are off', () => {
    const [, mark] = /name="build" content="([\w-]{16})"/.exec(read('one/site/index.html')) ?? [];
    expect(output).toContain(`release of error reports: reception@${mark}\n`);
    expect(output).toContain('config.example.json: environments.stage has no analytics, messenger, plan, sentry: off');
  });

  test('writes the files for every kind of server', () => {
    expect(readdirSync(at('one')).toSorted()).toEqual([
      'Caddyfile',
      'Containerfile',
      'Containerfile.dockerignore',
      'nginx.conf',
      'replaced-assets.json',
      'site',
      'static-host',
    ]);
    expect(readdirSync(at('one/static-host'))).toHaveLength(4);
    expect(readdirSync(at('one/static-host/stay.nordwind.example')).toSorted()).toEqual([
      '404.txt',
      '_headers',
      '_redirects',
      'healthz',
    ]);
  });

  test('makes all files readable for a server that runs as another user', () => {
    const names = ['.', ...readdirSync(at('one'), { recursive: true, encoding: 'utf8' })];
    expect(names.length).toBeGreaterThan(20);
    const shut = names.filter((name) => {
      const found = statSync(at('one', name));
      return (found.mode & 0o777) !== (found.isDirectory() ? 0o755 : 0o644);
    });
    expect(shut).toEqual([]);
  });

  test("writes a site from the build and the operator's files", () => {
    expect(read('one/site/config.json')).toBe(readFileSync(EXAMPLE, 'utf8'));
    expect(read('one/site/main.webmanifest')).toContain('"name": "Nordwind"');
    expect(readdirSync(at('one/site'))).not.toContain('screenshots');
    expect(read('one/site/.well-known/security.txt')).toMatch(
      /^Contact: mailto:security@nordwind\.example\nExpires: \d{4}-\d\d-\d\dT[\d:.]+Z\n/,
    );
    expect(brotliDecompressSync(readFileSync(at('one/site/index.html.br'))).toString()).toBe(
      read('one/site/index.html'),
    );
    expect(read('one/site/index.html')).toContain('<link rel="preload" href="/config.json" as="fetch" crossorigin>');
  });

  test('keeps the assets of the previous release', () => {
    expect(readdirSync(at('two/site/assets')).toSorted()).toEqual(['index-12345678.js', 'index-abcdefgh.js']);
    expect(Object.keys(JSON.parse(read('two/replaced-assets.json')) as object)).toEqual(['index-12345678.js']);
  });

  test('writes the policy of each host for every server', () => {
    const policy = "connect-src 'self' https://api.nordwind.example";
    for (const file of ['nginx.conf', 'Caddyfile', 'static-host/stay.harbour.example/_headers']) {
      expect(read('one', file)).toContain(policy);
    }
  });

  test('keeps lines for a static host below its limit of 2,000 characters', () => {
    const lines = read('one/static-host/stay.nordwind.example/_headers').split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2_000);
  });

  test('never overwrites a release', () => {
    expect(make('--config', EXAMPLE, '--out', at('one'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('not empty'),
    });
  });

  test('names the line of an error in the configuration', () => {
    writeFileSync(
      at('wrong.json'),
      readFileSync(EXAMPLE, 'utf8').replace('https://api.nordwind', 'http://api.nordwind'),
    );
    const { status, stderr } = make('--config', at('wrong.json'), '--out', at('three'));
    expect(status).toBe(1);
    expect(stderr).toMatch(/wrong\.json:\d+ environments\.prod\.api must be an https address/);
  });

  test.each([
    ['--listen', '99999', '--listen must be a port'],
    ['--api', 'ftp://api.example', '--api must be an origin'],
    ['--previous', 'no-such-release', 'no-such-release is not a release'],
    ['--security-contact', 'security@nordwind.example', '--security-contact must start with mailto:'],
  ])('refuses %s %s, and leaves no incomplete release', (option, value, line) => {
    const { status, stderr } = make('--config', EXAMPLE, '--out', at('half'), option, value);
    expect([status, stderr]).toEqual([1, expect.stringContaining(line)]);
    expect(existsSync(at('half'))).toBe(false);
  });

  test('lets nginx log errors to stderr, as a container may forbid opening files', () => {
    expect(read('one/nginx.conf')).toContain('error_log stderr emerg;');
  });

  test('refuses an unknown option in one line', () => {
    const { status, stderr } = make('--confg', EXAMPLE);
    expect([status, stderr.trim().split('\n')]).toEqual([2, [expect.stringContaining("'--confg'")]]);
  });

  test('prints its usage', () => {
    expect(execFileSync('node', ['tools/deploy-files.ts', '--help'], { encoding: 'utf8' })).toContain('--config');
  });
});

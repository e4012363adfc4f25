import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

import { scenarioFiles } from '#mocks/scenarios/files.ts';

// Allows for processes that bundle the fake backend.
vi.setConfig({ testTimeout: 30_000 });

const FILE = `import { stay, under } from './scenario.ts';

export const situation = under(
  'Extras',
  stay('dropped-in', { title: 'Just dropped in', sees: 'A stay.', covers: 'R4-01', startsIn: -1 }),
);
`;

/** Copies the fake backend to a temporary folder with its own bundle cache; returns the folder. */
function copyOfBackend(): string {
  const copy = mkdtempSync(join(tmpdir(), 'reception-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const path of ['mocks', 'package.json', 'package-lock.json']) {
    cpSync(path, join(copy, path), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(resolve('src'), join(copy, 'src'));
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((each) => each !== '.cache')) {
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name));
  }
  return copy;
}

test('a file added to the folder is a scenario in every host, without a change to another file', () => {
  const copy = copyOfBackend();
  const node = (...args: readonly string[]): string =>
    execFileSync('node', args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
  const isIn = (bundle: string): boolean =>
    globSync(join(copy, 'node_modules/.cache/reception', bundle, '*.{cjs,js}')).some((file) =>
      /stay\(["']dropped-in["']/.test(readFileSync(file, 'utf8')),
    );
  node('mocks/bundle.ts');
  expect(isIn('mock-server')).toBe(false);
  writeFileSync(join(copy, 'mocks/scenarios/dropped-in.ts'), FILE);
  node('mocks/start.cjs', '--check');
  expect(isIn('mock-server')).toBe(true);
  node('-e', "import('./mocks/bundle.ts').then(({ freshBrowserBundle }) => freshBrowserBundle())");
  expect(isIn('mock-browser')).toBe(true);
  const listed = node(
    '-e',
    `import('./mocks/scenarios/scenarios.ts').then(({ scenarios }) => console.log(
       JSON.stringify(scenarios.filter(({ group }) => group === 'Extras').map(({ name }) => name))))`,
  );
  expect((JSON.parse(listed) as string[]).at(-1)).toBe('dropped-in');
  writeFileSync(join(copy, 'mocks/scenarios/dropped-in.ts'), FILE.replace("'Extras'", "'Nowhere'"));
  expect(() => node('-e', "import('./mocks/scenarios/scenarios.ts')")).toThrow('dropped-in needs under');
});

test('a file of one scenario has fewer than 25 lines', () => {
  const lengths = scenarioFiles().map(
    (file) => [file, readFileSync(file, 'utf8').trimEnd().split('\n').length] as const,
  );
  expect(lengths.length).toBeGreaterThan(1);
  expect(lengths.filter(([, lines]) => lines >= 25)).toEqual([]);
});

test('a file of several scenarios is listed under its heading', () => {
  const list = readFileSync('mocks/scenarios/scenarios.ts', 'utf8');
  const topics = globSync('mocks/scenarios/*.ts').filter((file) =>
    /^export const \w+: readonly Scenario\[\] = /m.test(readFileSync(file, 'utf8')),
  );
  expect(topics.length).toBeGreaterThan(20);
  expect(topics.filter((file) => !list.includes(`'./${file.split('/').at(-1)}'`))).toEqual([]);
});

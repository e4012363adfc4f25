import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { isDeepRun } from '../support/how-far.ts';

/** Two builds take a minute, so only the deep run makes them. */
const BUILD_MS = 300_000;
const folder = mkdtempSync(join(tmpdir(), 'reception-builds-'));
afterAll(() => rmSync(folder, { recursive: true }), BUILD_MS);

/** Builds a checkout in a new folder without any cache; returns the hash of each file. */
function cleanBuild(name: string): Record<string, string> {
  const place = join(folder, name);
  mkdirSync(place);
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  execFileSync('cp', ['--parents', '-t', place, ...tracked]);
  // Hard links, not a symbolic link to the folder: the bundler sorts by real path, which must be within the checkout.
  execFileSync('cp', ['-al', 'node_modules', place]);
  rmSync(join(place, 'node_modules/.cache'), { recursive: true, force: true });
  // The test runner sets NODE_ENV to test, with which Vite would make a development build.
  const { NODE_ENV: _, ...env } = process.env;
  execFileSync(join(place, 'node_modules/.bin/vite'), ['build'], { cwd: place, stdio: 'ignore', env });
  return Object.fromEntries(
    ['dist', 'dist-record'].flatMap((built) =>
      readdirSync(join(place, built), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [file.slice(place.length), createHash('sha256').update(readFileSync(file)).digest('hex')]),
    ),
  );
}

test.runIf(isDeepRun)(
  'two clean builds of one commit have the same files, byte for byte (S73)',
  { timeout: BUILD_MS },
  () => {
    const [one, other] = [cleanBuild('one'), cleanBuild('another-name')];
    expect(Object.keys(one).length).toBeGreaterThan(500);
    expect(other).toEqual(one);
  },
);

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string; readonly npm: string };
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

interface Locked {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };

describe('packages are kept as docs/dependency-policy.md says (S74)', () => {
  test('every version is exact', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter(([, version]) => !/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('one lockfile, and in it packages of a registry only', () => {
    expect(globSync('{package-lock.json,npm-shrinkwrap.json,yarn.lock,pnpm-lock.yaml,bun.lock*}')).toEqual([
      'package-lock.json',
    ]);
    const foreign = Object.entries(lock.packages).filter(
      ([, { resolved = 'https://', link }]) => link === true || !resolved.startsWith('https://'),
    );
    expect(foreign.map(([path]) => path)).toEqual([]);
  });

  test('every package has an integrity hash; binaries of other platforms have only a version', () => {
    const loose = Object.entries(lock.packages).filter(
      ([path, { integrity }]) => path !== '' && integrity === undefined,
    );
    const foreign = loose.filter(([, { optional, os, cpu }]) => optional === true && (os ?? cpu) !== undefined);
    expect(loose.map(([path]) => path)).toEqual(foreign.map(([path]) => path));
    const weak = Object.values(lock.packages).filter(({ integrity = 'sha512-' }) => !integrity.startsWith('sha512-'));
    expect(weak).toEqual([]);
  });

  test('a version must be a week old before it is installed', () => {
    expect(JSON.parse(readFileSync('.github/renovate.json', 'utf8'))).toMatchObject({ minimumReleaseAge: '7 days' });
  });

  test('one package may run a script when it is installed', () => {
    expect(manifest.allowScripts).toEqual({ node: true });
  });
});

test('README asks for the Node and the npm that package.json asks for', () => {
  const readme = readFileSync('README.md', 'utf8');
  const versions = `${manifest.engines.node} ${manifest.engines.npm}`.match(/\d+(\.\d+)*/g) ?? [];
  const needed = /You need[^]*?\n\n/.exec(readme)?.[0] ?? '';
  expect(versions.filter((version) => !needed.includes(version.replace(/(\.0)+$/, '')))).toEqual([]);
});

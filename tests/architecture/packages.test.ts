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

  test('there is one lockfile, with packages from a registry only', () => {
    expect(globSync('{package-lock.json,npm-shrinkwrap.json,yarn.lock,pnpm-lock.yaml,bun.lock*}')).toEqual([
      'package-lock.json',
    ]);
    const foreign = Object.entries(lock.packages).filter(
      ([, { resolved = 'https://', link }]) => link === true || !resolved.startsWith('https://'),
    );
    expect(foreign.map(([path]) => path)).toEqual([]);
  });

  test('every package has a SHA-512 hash, except optional binaries for other platforms', () => {
    const loose = Object.entries(lock.packages).filter(
      ([path, { integrity }]) => path !== '' && integrity === undefined,
    );
    const foreign = loose.filter(([, { optional, os, cpu }]) => optional === true && (os ?? cpu) !== undefined);
    expect(loose.map(([path]) => path)).toEqual(foreign.map(([path]) => path));
    const weak = Object.values(lock.packages).filter(({ integrity = 'sha512-' }) => !integrity.startsWith('sha512-'));
    expect(weak).toEqual([]);
  });

  test('Renovate proposes only versions that are a week old', () => {
    expect(JSON.parse(readFileSync('.github/renovate.json', 'utf8'))).toMatchObject({ minimumReleaseAge: '7 days' });
  });

  test('only the package node may run an install script', () => {
    expect(manifest.allowScripts).toEqual({ node: true });
  });
});

test('README requires the same versions of Node and npm as package.json', () => {
  const readme = readFileSync('README.md', 'utf8');
  const versions = `${manifest.engines.node} ${manifest.engines.npm}`.match(/\d+(\.\d+)*/g) ?? [];
  const needed = /You need[^]*?\n\n/.exec(readme)?.[0] ?? '';
  expect(versions.filter((version) => !needed.includes(version.replace(/(\.0)+$/, '')))).toEqual([]);
});

import { readFileSync } from 'node:fs';

interface LockedPackage {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
}

/** Fails if a locked package has no integrity hash, except optional binaries, which it counts. */
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const all = Object.entries(packages).filter(([path, { link }]) => path !== '' && link !== true);
const without = all.filter(([, { integrity }]) => integrity === undefined);
const wrong = without.filter(([, { optional }]) => optional !== true);
if (wrong.length > 0) {
  for (const [path] of wrong) console.log(`${path} has no integrity hash`);
  process.exitCode = 1;
} else {
  console.log(
    `${without.length} of ${all.length} have none: optional binaries of other platforms, added by tools/lock-every-platform.ts, which the mirror does not have`,
  );
}

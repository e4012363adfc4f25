import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

import { NOTICES } from './build/notices.ts';

/** The parts of CycloneDX that are used here; all others are passed on. */
interface Bom {
  readonly serialNumber?: string;
  readonly components: readonly { readonly 'bom-ref': string; readonly name: string; readonly version: string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
  readonly metadata: { readonly component: object };
}

const FILE = 'dist-record/sbom.json';

/** The font of the build is cut from this package. */
const FONT = '@fontsource-variable/commissioner';

/** `name version` of the packages in a build, according to its licence notices. */
const noticed = new Set(
  [...readFileSync(`dist/${NOTICES}`, 'utf8').matchAll(/\n## (\S+) - (\S+) \(/g)].map(
    ([, name = '', version = '']) => `${name} ${version}`,
  ),
);

const whole = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
) as Bom;

/*
 * The bill of materials of a build (CycloneDX): everything that reaches guests, even if npm lists it as a dev
 * dependency (S74). Without date and serial number, so that builds of the same commit are identical.
 */
const { serialNumber: _, components, dependencies, metadata, ...rest } = whole;
const shipped = components.filter(({ name, version }) => name === FONT || noticed.has(`${name} ${version}`));
const refs = new Set(shipped.map((component) => component['bom-ref']));
const bom = {
  ...rest,
  metadata: { component: { ...metadata.component, name: 'reception', type: 'application' } },
  components: shipped,
  dependencies: dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) })),
};
writeFileSync(FILE, `${JSON.stringify(bom, null, 2)}\n`);

const listed = new Set(shipped.map(({ name, version }) => `${name} ${version}`));
const missing = [...noticed].filter((each) => !listed.has(each));
for (const each of missing) console.log(`${each}: shipped, but not in ${FILE}`);
if (missing.length === 0) console.log(`${listed.size} packages in ${FILE}`);
process.exitCode = missing.length === 0 ? 0 : 1;

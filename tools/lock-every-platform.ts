import { readFileSync, writeFileSync } from 'node:fs';

interface LockedPackage {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

const FILE = 'package-lock.json';
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

/** The paths where npm looks for a dependency of the package at `path`, nearest first. */
function placesOf(path: string, name: string): string[] {
  const places = [];
  for (let base = path; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    places.push(`${base === '' ? '' : `${base}/`}node_modules/${name}`);
    if (base === '') return places;
  }
}

/* A registry mirror may hold the binaries of one platform only. `npm install` then leaves the other platforms'
   binaries out of the lock file, and `npm ci` refuses it. This adds them again by their names. npm skips those of a
   foreign platform, and a machine of that platform finds its own. */
const lock = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: Record<string, LockedPackage> };
let added = 0;
for (const [path, { optionalDependencies = {} }] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const found = placesOf(path, name).find((place) => lock.packages[place] !== undefined);
    if (found !== undefined && (!/^\d/.test(version) || lock.packages[found]?.version === version)) continue;
    const words = name.split(/[/.-]/);
    const system = SYSTEMS.find((each) => words.includes(each));
    const processor = PROCESSORS.find((each) => words.includes(each));
    if (system === undefined && processor === undefined) continue;
    lock.packages[found === undefined ? `node_modules/${name}` : `${path}/node_modules/${name}`] = {
      version: version.replace(/^[\^~]/, ''),
      ...(processor === undefined ? {} : { cpu: [processor] }),
      dev: true,
      optional: true,
      ...(system === undefined ? {} : { os: [system] }),
    };
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} binaries of other platforms added to ${FILE}`);

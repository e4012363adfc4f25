import { existsSync, globSync, readFileSync } from 'node:fs';

import { NOTICES, WITHOUT_MODULES } from './build/notices.ts';

/** The shortest licence text of a shipped package has some 500 characters. */
const SHORTEST = 300;

const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

const shipped = new Set(WITHOUT_MODULES);
for (const map of globSync('dist-record/**/*.map')) {
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
  for (const source of sources) {
    const name = PACKAGE.exec(source)?.[1];
    if (name !== undefined) shipped.add(name);
  }
}

const notices = existsSync(`dist/${NOTICES}`) ? readFileSync(`dist/${NOTICES}`, 'utf8') : '';
const texts = new Map(
  notices
    .split('\n## ')
    .slice(1)
    .map((each) => [each.slice(0, each.indexOf(' ')), each.slice(each.indexOf('\n'))]),
);

const findings: string[] = [];
for (const name of [...shipped].toSorted()) {
  const length = texts.get(name)?.trim().length ?? 0;
  if (length < SHORTEST) findings.push(`${name}: its licence is not in dist/${NOTICES}`);
}
if (globSync('dist/**/commissioner*.woff2').length > 0 && !existsSync('dist/licences/commissioner.txt')) {
  findings.push('the font: its licence is not in dist/licences');
}
for (const finding of findings) console.log(finding);
if (findings.length === 0) console.log(`${shipped.size} packages and the font`);
process.exitCode = findings.length === 0 ? 0 : 1;

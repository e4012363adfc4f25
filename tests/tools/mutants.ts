import { globSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { loadStryker } from './mutants/load-stryker.ts';
import type { Mutant } from './mutants/load-stryker.ts';

/** The rules whose failure costs a guest most: the door, the money, the login, the data (S87). */
const CORE: Readonly<Record<string, readonly string[]>> = {
  token: ['src/domain/account/access-token.ts'],
  redirect: ['src/domain/account/redirect-target.ts'],
  links: ['src/lib/safe-href.ts'],
  retry: ['src/data/query-client.ts'],
  scrubber: ['src/telemetry/errors/{plain-text,plain-words,place,rules}.ts'],
  time: ['src/lib/{time,calendar}.ts', 'src/domain/stay/{stay-calendar,stay-hours,stay-phase}.ts'],
  access: ['src/domain/access/*.ts'],
  order: ['src/domain/order/{lost-order-outcome,order-flow,pending-order,price,why-not-ordered}.ts'],
  cancellation: ['src/domain/stay/{cancellation-policy,cancellation-terms}.ts'],
  brand: ['src/config/{brand,host-entry,settings-of}.ts'],
};

const AIM_PERCENT = 85;
const LEAST_PERCENT = 80;

const isNoticed = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';
/** A mutant that cannot run, e.g. one that breaks a type the code is generated from, says nothing about tests. */
const isTried = ({ status }: Mutant): boolean => !/Error$|^Ignored$/.test(status);

const wanted = process.argv.slice(2);
const names = Object.keys(CORE).filter((name) => wanted.length === 0 || wanted.includes(name));
if (names.length === 0) throw new Error(`Parts of the core: ${Object.keys(CORE).join(', ')}`);

const { Stryker, plugins } = await loadStryker();
const tempDirName = join(tmpdir(), `reception-mutants-${process.pid}`);
const mutate = names
  .flatMap((name) => CORE[name] ?? [])
  .flatMap((pattern) => globSync(pattern))
  .filter((file) => !file.includes('.test.'));
const mutants = await new Stryker({
  mutate,
  plugins,
  testRunner: 'vitest',
  vitest: { configFile: 'tests/tools/mutants/vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: [],
  // TypeScript 7 has no function that rewrites its settings, and nothing here needs them.
  tsconfigFile: 'none',
  tempDirName,
  cleanTempDir: 'always',
}).runMutationTest();
rmSync(tempDirName, { recursive: true, force: true });

for (const mutant of mutants.filter((each) => isTried(each) && !isNoticed(each))) {
  const { fileName, location, mutatorName, replacement = '' } = mutant;
  const place = `${relative('.', fileName)}:${location.start.line}:${location.start.column}`;
  console.log(`${mutant.status} ${place} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`);
}
for (const name of names) {
  const files = (CORE[name] ?? []).flatMap((pattern) => globSync(pattern));
  const ours = mutants.filter((each) => isTried(each) && files.includes(relative('.', each.fileName)));
  const noticed = ours.filter(isNoticed).length;
  const percent = (100 * noticed) / ours.length;
  const verdict = percent >= AIM_PERCENT ? 'ok' : percent >= LEAST_PERCENT ? 'below the aim' : 'TOO FEW';
  console.log(`${name}: ${noticed} of ${ours.length} mutants noticed, ${percent.toFixed(1)} % (${verdict})`);
  if (percent < LEAST_PERCENT) process.exitCode = 1;
}

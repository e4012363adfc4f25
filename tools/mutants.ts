import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

import { printOutcome, run } from './run.ts';

const VERSION = '10.1.1';
const FOLDER = join(process.cwd(), 'node_modules/.cache/reception/stryker', VERSION);
const PACKAGES = join(FOLDER, 'node_modules/@stryker-mutator');
const ENTRY = join(PACKAGES, 'core/dist/src/index.js');

/** The used part of a mutant: a change of the code, and whether a test failed because of it. */
interface Mutant {
  readonly fileName: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: 'Killed' | 'Survived' | 'NoCoverage' | 'Timeout' | 'CompileError' | 'RuntimeError' | 'Ignored';
}

interface Stryker {
  runMutationTest(): Promise<readonly Mutant[]>;
}

interface Entry {
  readonly Stryker: new (options: Readonly<Record<string, unknown>>) => Stryker;
}

/** Loads Stryker with its vitest runner, and installs it on first use, so that it does not slow down every `npm ci`. */
async function loadStryker(): Promise<Entry & { readonly plugins: readonly string[] }> {
  if (!existsSync(ENTRY)) {
    mkdirSync(FOLDER, { recursive: true });
    const wanted = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);
    // The runner uses the project's vitest, which it finds in a parent folder.
    const args = ['install', '--prefix', FOLDER, '--no-save', '--ignore-scripts', '--legacy-peer-deps', ...wanted];
    printOutcome(`install Stryker ${VERSION}`, await run('npm', args));
  }
  const { Stryker } = (await import(pathToFileURL(ENTRY).href)) as Entry;
  return { Stryker, plugins: [pathToFileURL(join(PACKAGES, 'vitest-runner/dist/src/index.js')).href] };
}

interface Part {
  readonly rules: readonly string[];
  /** The tests that cover the rules; default: those next to them. */
  readonly tests?: readonly string[];
}

/** The rules whose failure would harm guests most: doors, money, login, data (S87). */
const CORE: Readonly<Record<string, Part>> = {
  token: { rules: ['src/domain/account/access-token.ts'], tests: ['src/domain/account/access-token.test.ts'] },
  redirect: { rules: ['src/domain/account/sign-in.ts'], tests: ['src/domain/account/sign-in.test.ts'] },
  links: { rules: ['src/lib/safe-href.ts'], tests: ['src/lib/safe-href.test.ts'] },
  retry: {
    rules: ['src/data/query-client.ts'],
    tests: ['src/data/query-client.test.ts', 'tests/integration/retries.test.ts'],
  },
  scrubber: { rules: ['src/telemetry/{scrub-text,scrubber}.ts'], tests: ['src/telemetry/scrub*.test.ts'] },
  time: { rules: ['src/lib/{time,calendar}.ts'], tests: ['src/lib/{time,calendar}*.test.ts'] },
  stay: { rules: ['src/domain/{check-in/check-in,stay/{stay-calendar,stay-hours,stay-phase}}.ts'] },
  access: { rules: ['src/domain/access/*.ts'] },
  order: { rules: ['src/domain/order/{order,order-flow,price,refusal}.ts'] },
  cancellation: { rules: ['src/domain/stay/cancellation-terms.ts'] },
  brand: { rules: ['src/config/{host,settings}.ts'] },
};

const AIM_PERCENT = 85;
const LEAST_PERCENT = 80;

const isNoticed = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';
/** A mutant that cannot run says nothing about the tests. */
const isTried = ({ status }: Mutant): boolean => !/Error$|^Ignored$/.test(status);

function filesOf({ rules }: Part): string[] {
  return rules.flatMap((pattern) => {
    const files = globSync(pattern).filter((file) => !file.includes('.test.'));
    if (files.length === 0) throw new Error(`No core file matches ${pattern}`);
    return files;
  });
}

const testsOf = (part: Part): readonly string[] =>
  part.tests ?? [...new Set(filesOf(part).map((file) => file.replace(/[^/]+$/, '*.test.ts')))];

/** Mutates the rules of a part one by one, in a copy of the project. */
async function mutantsOf(part: Part): Promise<readonly Mutant[]> {
  process.env['RECEPTION_MUTANT_TESTS'] = testsOf(part).join(' ');
  const tempDirName = join(tmpdir(), `reception-mutants-${process.pid}`);
  try {
    return await new Stryker({
      mutate: filesOf(part),
      plugins,
      testRunner: 'vitest',
      vitest: { configFile: 'tools/mutants.vitest.config.ts', related: false },
      coverageAnalysis: 'perTest',
      // Leaves one core free, as a starved mutant would run into its timeout.
      concurrency: Math.max(1, availableParallelism() - 1),
      // Long enough for a busy machine, because a timeout counts as detected.
      timeoutMS: 30_000,
      reporters: [],
      logLevel: 'error',
      // Stryker rewrites tsconfig files with an API that TypeScript 7 lacks; it is not needed here.
      tsconfigFile: 'none',
      tempDirName,
      cleanTempDir: 'always',
    }).runMutationTest();
  } finally {
    rmSync(tempDirName, { recursive: true, force: true });
  }
}

function print(name: string, all: readonly Mutant[]): void {
  const tried = all.filter(isTried);
  const missed = tried.filter((each) => !isNoticed(each));
  const percent = (100 * (tried.length - missed.length)) / tried.length;
  const verdict = percent >= AIM_PERCENT ? 'ok' : percent >= LEAST_PERCENT ? 'below the goal' : 'TOO FEW';
  console.log(
    `${name}: ${tried.length - missed.length} of ${tried.length} detected, ${percent.toFixed(1)} % (${verdict})`,
  );
  for (const { fileName, location, mutatorName, replacement = '', status } of missed) {
    const place = `${relative('.', fileName)}:${location.start.line}:${location.start.column}`;
    console.log(`  ${status} ${place} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`);
  }
  if (percent < LEAST_PERCENT) process.exitCode = 1;
}

const wanted = process.argv.slice(2);
const parts = Object.entries(CORE).filter(([name]) => wanted.length === 0 || wanted.includes(name));
if (parts.length === 0) throw new Error(`Core parts: ${Object.keys(CORE).join(', ')}`);
const { Stryker, plugins } = await loadStryker();
for (const [name, part] of parts) print(name, await mutantsOf(part));
// The runners leave handles open.
process.exit();

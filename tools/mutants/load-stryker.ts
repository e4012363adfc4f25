import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { printOutcome, run } from '../run.ts';

const VERSION = '10.1.1';
const FOLDER = join(process.cwd(), 'node_modules/.cache/reception/stryker', VERSION);
const PACKAGES = join(FOLDER, 'node_modules/@stryker-mutator');
const ENTRY = join(PACKAGES, 'core/dist/src/index.js');

/** A change of the code, and whether a test noticed; as much of it as is used here. */
export interface Mutant {
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

/** Stryker with its runner for vitest, installed when first asked for: every `npm ci` would be longer for it. */
export async function loadStryker(): Promise<Entry & { readonly plugins: readonly string[] }> {
  if (!existsSync(ENTRY)) {
    mkdirSync(FOLDER, { recursive: true });
    const wanted = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);
    // The runner takes the vitest of the project, which it finds in the folders above.
    const args = ['install', '--prefix', FOLDER, '--no-save', '--ignore-scripts', '--legacy-peer-deps', ...wanted];
    printOutcome(`install Stryker ${VERSION}`, await run('npm', args));
  }
  const { Stryker } = (await import(pathToFileURL(ENTRY).href)) as Entry;
  return { Stryker, plugins: [pathToFileURL(join(PACKAGES, 'vitest-runner/dist/src/index.js')).href] };
}

import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { run } from './run.ts';

interface Generated {
  readonly paths: readonly string[];
  readonly command: readonly [string, readonly string[]];
  /** The npm script that regenerates it. */
  readonly script: string;
}

const GENERATED: readonly Generated[] = [
  {
    paths: [
      'src/api/generated',
      'src/config/config.schema.json',
      'mocks/generated',
      'src/telemetry/contract-names.gen.ts',
    ],
    command: ['npm', ['run', 'generate']],
    script: 'generate',
  },
  { paths: ['locales'], command: ['lingui', ['extract', '--clean']], script: 'i18n' },
];

/** Everything that the generators read. */
const READ = ['src', 'locales', 'mocks/generated', 'openapi', 'tools', ...globSync('*.{json,ts,yaml}')];

/** A copy of the project to generate in, because other checks read the project at the same time. */
function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'reception-'));
  for (const path of READ) cpSync(path, join(copy, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Regenerates folders in the copy, and compares. */
async function isFresh({ paths, command: [tool, args], script }: Generated): Promise<boolean> {
  const copy = copyOfProject();
  try {
    const made = await run(tool, args, { cwd: copy });
    if (!made.ok) {
      console.log(made.output);
      return false;
    }
    for (const path of paths) execFileSync('diff', ['-rq', path, join(copy, path)], { stdio: 'inherit' });
    return true;
  } catch {
    console.log(`${paths.join(' or ')} is stale: run \`npm run ${script}\` and commit what changes.`);
    return false;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const fresh = await Promise.all(GENERATED.map(isFresh));
if (fresh.includes(false)) process.exitCode = 1;

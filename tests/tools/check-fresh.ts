import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { run } from './run.ts';

interface Generated {
  readonly name: string;
  readonly path: string;
  readonly command: readonly [string, readonly string[]];
}

const GENERATED: readonly Generated[] = [
  { name: 'src/api/generated', path: 'src/api/generated', command: ['npm', ['run', 'generate']] },
  { name: 'locales', path: 'locales', command: ['lingui', ['extract', '--clean']] },
];

/** Makes a generated folder again and compares; the committed one is put back, so that a check changes nothing. */
async function isFresh({ name, path, command: [tool, args] }: Generated): Promise<boolean> {
  const kept = mkdtempSync(join(tmpdir(), 'reception-'));
  cpSync(path, kept, { recursive: true });
  try {
    const made = await run(tool, args);
    if (!made.ok) {
      console.log(made.output);
      return false;
    }
    execFileSync('diff', ['-rq', kept, path], { stdio: 'inherit' });
    return true;
  } catch {
    console.log(
      `${name} is stale: run \`npm run ${path === 'locales' ? 'i18n' : 'generate'}\` and commit what changes.`,
    );
    return false;
  } finally {
    rmSync(path, { recursive: true });
    cpSync(kept, path, { recursive: true });
    rmSync(kept, { recursive: true });
  }
}

for (const generated of GENERATED) {
  if (!(await isFresh(generated))) process.exitCode = 1;
}

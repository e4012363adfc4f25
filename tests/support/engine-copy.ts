import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { freePort } from './programs.ts';

const ENGINE = 'mocks/engine';
const README = readFileSync(join(ENGINE, 'README.md'), 'utf8');

/** The example files in the engine's README, by name. */
export const README_FILES: ReadonlyMap<string, string> = new Map(
  Array.from(README.matchAll(/^`([\w./-]+)`:\n\n```\w+\n(.*?)^```$/gms), ([, name = '', text = '']) => [name, text]),
);

/** The packages that the README tells readers to install, by the names that imports use. */
export const README_PACKAGES: readonly string[] = (/^npm install (.+)$/m.exec(README)?.[1] ?? '')
  .split(' ')
  .filter((word) => !word.startsWith('--'))
  .map((word) => word.replace(/(?<=.)@.*$/, ''));

/** A project set up by the README: the engine, its files, and only the packages that it names. */
export interface EngineCopy {
  readonly folder: string;
  readonly write: (name: string, text: string) => void;
  /** Runs a program of a package; resolves to an empty string if it succeeds, else to its output. */
  readonly run: (script: string, ...args: readonly string[]) => Promise<string>;
  /** Starts a server of the copy; resolves to its origin once it answers. */
  readonly serve: (script: string) => Promise<string>;
  readonly end: () => void;
}

/** Copies the engine into an empty folder outside the repository, as its README describes. */
export function copyEngine(): EngineCopy {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  const processes: ChildProcess[] = [];
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  cpSync(ENGINE, join(folder, 'fake/engine'), { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
  write('package.json', JSON.stringify({ name: 'elsewhere', private: true, type: 'module' }));
  for (const [name, text] of README_FILES) write(name, text);
  for (const name of README_PACKAGES) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  // Removes variables that a test run passes to its child processes.
  const { VITEST: _test, VITEST_POOL_ID: _pool, VITEST_WORKER_ID: _worker, ...env } = process.env;
  return {
    folder,
    write,
    run: async (script, ...args) => {
      const child = spawn('node', [join('node_modules', script), ...args], { cwd: folder, env });
      processes.push(child);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += String(text)));
      await once(child, 'close');
      return child.exitCode === 0 ? '' : output || `ended with ${child.exitCode}`;
    },
    serve: async (script) => {
      const port = await freePort();
      const child = spawn('node', [script], { cwd: folder, env: { ...env, PORT: String(port) }, stdio: 'inherit' });
      processes.push(child);
      const origin = `http://127.0.0.1:${port}`;
      while (child.exitCode === null) {
        const isUp = await fetch(`${origin}/__mock/clock`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isUp) return origin;
      }
      throw new Error(`${script} ended`);
    },
    end: () => {
      for (const child of processes) child.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

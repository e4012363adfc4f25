import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A server in a separate process. */
export interface ServerProcess {
  /** Milliseconds from the start of the process to its first answer. */
  readonly firstAnswerMs: number;
  readonly pid: number;
  /** The CPU time used so far, in milliseconds. */
  readonly cpuMs: () => number;
  readonly stop: () => void;
}

/** The kernel's unit for process times. */
const TICK_MS = 10;

/** The CPU milliseconds of a process with all its threads; NaN if the system does not report them. */
function cpuMs(pid: number): number {
  try {
    // The second field is the command name, which may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

/** Starts a server and polls it until it answers successfully. */
export async function startServer(
  args: readonly string[],
  url: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const start = performance.now();
  const child = spawn('node', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } });
  const pid = child.pid ?? 0;
  for (let tries = 0; tries < 4000 && child.exitCode === null; tries++) {
    try {
      const response = await fetch(url);
      await response.text();
      if (response.ok) {
        const firstAnswerMs = performance.now() - start;
        return { firstAnswerMs, pid, cpuMs: () => cpuMs(pid), stop: () => void child.kill() };
      }
    } catch {
      // Not listening yet.
    }
    await new Promise((done) => setTimeout(done, 5));
  }
  child.kill();
  throw new Error(`${url} did not answer`);
}

/** Where peers are installed and may write. */
export const PEERS = join(process.cwd(), 'node_modules/.cache/reception/peers');

/** A server to measure; all answer the same small read. */
export interface Candidate {
  readonly name: string;
  readonly url: string;
  readonly start: () => Promise<ServerProcess>;
}

export const PATH = '/reservation-state/res-stay-started';
export const ANSWER = { state: 'check-in-completed', idVerificationState: 'approved' };

export const candidate = (name: string, url: string, args: readonly string[]): Candidate => ({
  name,
  url,
  start: () => startServer(args, url, { HOME: PEERS }),
});

/**
 * The fake backend as started by `npm run mock`; without the flags V8 lets garbage grow to a multiple of the live heap.
 */
export const MOCK = ['--heap-growing-percent=10', '--max-semi-space-size=4', 'mocks/start.cjs'];

export const origin = (port: number): string => `http://127.0.0.1:${port}`;

/** The floor, and the fake backend as testers start it, with checks and journal. */
export const OWN: readonly Candidate[] = [
  candidate('floor', origin(4195) + PATH, ['tools/bench/server/floor-server.ts', '4195']),
  candidate('fake backend', `${origin(4196)}/api${PATH}`, [...MOCK, '--port', '4196']),
];

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A server in a separate process. */
export interface ServerProcess {
  /** Milliseconds from the start of the process to its first answer. */
  readonly firstAnswerMs: number;
  readonly pid: number;
  /** Milliseconds of the processor that it has used. */
  readonly cpuMs: () => number;
  readonly stop: () => void;
}

/** How long the system's tick is, in which it counts a process's time. */
const TICK_MS = 10;

/** Milliseconds of the processor that a process and all its threads have used; NaN where the system does not tell. */
function cpuMs(pid: number): number {
  try {
    // The second field is the command, which may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

/** Starts a server and asks it until it answers well. */
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
      // It does not listen yet.
    }
    await new Promise((done) => setTimeout(done, 5));
  }
  child.kill();
  throw new Error(`${url} never answered`);
}

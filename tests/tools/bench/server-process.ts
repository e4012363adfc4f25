import { spawn } from 'node:child_process';

/** A server in a separate process. */
export interface ServerProcess {
  /** Milliseconds from the start of the process to its first answer. */
  readonly firstAnswerMs: number;
  readonly pid: number;
  readonly stop: () => void;
}

/** Starts a server and asks it until it answers. */
export async function startServer(args: readonly string[], url: string): Promise<ServerProcess> {
  const start = performance.now();
  const child = spawn('node', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  for (let tries = 0; tries < 1000; tries++) {
    try {
      const response = await fetch(url);
      await response.text();
      return { firstAnswerMs: performance.now() - start, pid: child.pid ?? 0, stop: () => void child.kill() };
    } catch {
      await new Promise((done) => setTimeout(done, 5));
    }
  }
  child.kill();
  throw new Error(`${url} never answered`);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A build that is being served. */
export interface Served {
  readonly name: string;
  readonly origin: string;
  readonly stop: () => void;
}

/** Serves a build from a separate process, so that the measuring does not slow its answers. */
export async function serve(name: string, folder: string): Promise<Served> {
  const child = spawn('node', [join(import.meta.dirname, 'server.ts'), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The server of ${folder} ended`);
  });
  const [port] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
  return { name, origin: `http://localhost:${port.toString().trim()}`, stop: () => void child.kill() };
}

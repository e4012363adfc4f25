import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Seconds until a command says something that matches; it is stopped then. */
export async function secondsUntil(
  command: string,
  args: readonly string[],
  says: RegExp,
): Promise<number | undefined> {
  const start = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');
  let output = '';
  let seconds: number | undefined;
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (seconds !== undefined || !says.test(output)) return;
    seconds = (performance.now() - start) / 1000;
    child.kill();
  });
  await ended;
  return seconds;
}

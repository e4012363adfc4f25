import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

import { momentNow } from './when-shown.ts';

/** A development server as `npm start` starts it. */
export interface DevServer {
  readonly origin: string;
  /** When its process was started, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Milliseconds until it answered for the first time. */
  readonly firstAnswerMs: number;
  readonly stop: () => Promise<void>;
}

/** Starts `vite` on a port and asks it until it answers. */
export async function startDevServer(args: readonly string[], port: number): Promise<DevServer> {
  const startedAt = momentNow();
  const child = spawn('vite', [...args, '--port', String(port), '--strictPort'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const origin = `http://localhost:${port}`;
  while (child.exitCode === null) {
    const answer = await fetch(`${origin}/icons/boot.svg`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer !== undefined) break;
    await setTimeout(5);
  }
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  return { origin, startedAt, firstAnswerMs: momentNow() - startedAt, stop };
}

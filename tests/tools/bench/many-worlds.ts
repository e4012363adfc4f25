import { readFileSync } from 'node:fs';

import { MOCK } from './peers/candidates.ts';
import { startServer } from './server-process.ts';

const ORIGIN = 'http://127.0.0.1:4198';
const PATH = '/api/reservation-state/res-stay-started';
const WORLDS = 200;

const post = async (path: string, body: object): Promise<unknown> =>
  (await fetch(`${ORIGIN}${path}`, { method: 'POST', body: JSON.stringify(body) })).json();

/** The memory of a process in megabytes, as the system counts it. */
const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;

async function order(world: string): Promise<void> {
  const body = JSON.stringify({ orderItems: [{ productId: 'prod-sauna' }] });
  const answer = await fetch(`${ORIGIN}/w/${world}/api/check-in/stay-started`, { method: 'PATCH', body });
  if (!answer.ok) throw new Error(`${world}: ${answer.status}`);
}

/** The memory of two hundred worlds, each with its own time and a write; how long a large one takes. */
export async function manyWorlds(): Promise<void> {
  const server = await startServer([...MOCK, '--port', '4198'], `${ORIGIN}${PATH}`);
  try {
    for (let index = 0; index < WORLDS; index += 1) {
      const now = new Date(Date.UTC(2026, 5, 1, 10, index)).toISOString();
      await post('/__mock/sessions', { name: `world-${index}`, now });
      await order(`world-${index}`);
    }
    console.log(
      `\n${WORLDS} worlds, each with its own time and an order: ${megabytesOf(server.pid).toFixed(0)} MB (aim below 400)`,
    );
    const since = performance.now();
    const starting = post('/__mock/sessions', { stays: 10_000 }).then(() => performance.now() - since);
    let [longest, took] = [0, 0];
    while (took === 0) {
      const asked = performance.now();
      await (await fetch(`${ORIGIN}${PATH}`)).text();
      longest = Math.max(longest, performance.now() - asked);
      took = await Promise.race([starting, Promise.resolve(0)]);
    }
    console.log(`A world of 10,000 stays starts in ${took.toFixed(0)} ms (aim 1500)`);
    console.log(`  meanwhile the others are answered within ${longest.toFixed(0)} ms`);
  } finally {
    server.stop();
  }
}

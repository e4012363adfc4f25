import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';

import { FIRST_CHECKS } from '../../check.ts';
import { ensureBrowser } from '../../browser.ts';
import { run } from '../../run.ts';
import { startServer } from '../server/servers.ts';
import { floor, reception } from './app-under-work.ts';
import type { AppUnderWork } from './app-under-work.ts';
import { pageTimes } from './page-times.ts';
import type { PageTimes } from './page-times.ts';

/** Runs a command until its output matches, then stops it; returns the seconds. */
async function secondsUntil(command: string, args: readonly string[], says: RegExp): Promise<number | undefined> {
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

const MOCK = 'http://127.0.0.1:4382/__mock/clock';

/** The measurements: name, key, and the target for a cold and a warm start. */
const LINES: readonly [name: string, key: keyof PageTimes, aim: { cold?: number; warm?: number }][] = [
  ['server answers', 'firstAnswer', {}],
  ['first page', 'firstPage', { cold: 4000, warm: 2500 }],
  ['requests until then', 'requests', {}],
  ['reload', 'reload', { warm: 1200 }],
  ['edit of a part on screen', 'edit', { warm: 300 }],
];

async function types(): Promise<number> {
  const [[, command, args] = ['', 'tsc', []]] = FIRST_CHECKS;
  return (await run(command, args)).seconds;
}

/** The type check after an edit: files that it does not affect are cached from the check before. */
async function typesAgain({ file, from, to }: AppUnderWork['edit']): Promise<number> {
  const text = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, text.replace(from, to));
    return await types();
  } finally {
    writeFileSync(file, text);
  }
}

/** The start of the fake backend alone, with the bundle of the first start. */
async function mockStart(): Promise<number> {
  let last = 0;
  for (let round = 0; round < 3; round++) {
    const server = await startServer(['mocks/start.cjs', '--port', '4382'], MOCK);
    server.stop();
    last = server.firstAnswerMs;
  }
  return last;
}

/** Measures what developers wait for; page times are compared with those of the floor. */
export async function developerBench(): Promise<void> {
  ensureBrowser();
  const app = await pageTimes(reception);
  const bare = await pageTimes(floor);
  console.log("\nThe developer's loop, ms from the start of the server, in a browser that has seen nothing:");
  for (const [name, key, aims] of LINES) {
    for (const start of ['cold', 'warm'] as const) {
      const aim = aims[start] === undefined ? '' : ` (goal ${aims[start]})`;
      console.log(`  ${name}, ${start}: ${app[start][key].toFixed(0)}${aim}, floor ${bare[start][key].toFixed(0)}`);
    }
  }
  console.log(`  types, first check: ${(await types()).toFixed(1)} s`);
  console.log(`  types, after an edit: ${(await typesAgain(reception.edit)).toFixed(1)} s (goal 5)`);
  console.log(`  npm run mock: first answer after ${(await mockStart()).toFixed(0)} ms (goal 300)`);
  const first = await secondsUntil('vitest', ['run', 'src/domain'], /✓|✗|×|FAIL/);
  console.log(`  test:unit -- src/domain: first result after ${first?.toFixed(1)} s (goal 2)`);
}

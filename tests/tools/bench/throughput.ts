import autocannon from 'autocannon';

import { startServer } from './server-process.ts';

const CONNECTIONS = 32;
const SECONDS = 5;
const ROUNDS = 3;
const PATH = '/api/reservation-state/res-stay-started';
const FLOOR = 'http://127.0.0.1:4195';
const BACKEND = 'http://127.0.0.1:4196';

interface Load {
  readonly requestsPerSecond: number;
  readonly p99: number;
}

async function load(url: string): Promise<Load> {
  const result = await autocannon({ url: url + PATH, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} wrong answers`);
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** GET /reservation-state/{id} beside the floor, turn about, so that the machine's mood hits both. */
export async function throughput(): Promise<void> {
  const floor = await startServer(['tests/tools/bench/floor-server.ts', '4195'], FLOOR);
  const backend = await startServer(['mocks/start.ts', '--port', '4196'], `${BACKEND}${PATH}`);
  try {
    const loads: { floor: Load; backend: Load }[] = [];
    for (let round = 0; round < ROUNDS; round++) loads.push({ floor: await load(FLOOR), backend: await load(BACKEND) });
    const [floorRate, backendRate] = (['floor', 'backend'] as const).map((who) =>
      median(loads.map((each) => each[who].requestsPerSecond)),
    );
    const p99 = median(loads.map(({ backend: { p99: each } }) => each));
    const ratio = (backendRate ?? 0) / (floorRate ?? 1);
    console.log(
      `\nGET /reservation-state/{id}, ${CONNECTIONS} connections, checks and journal on (median of ${ROUNDS}):`,
    );
    console.log(
      `  floor ${floorRate?.toFixed(0)}/s, fake backend ${backendRate?.toFixed(0)}/s: ratio ${ratio.toFixed(2)} (aim 0.70)`,
    );
    console.log(`  p99 ${p99.toFixed(1)} ms (aim below 10)`);
  } finally {
    floor.stop();
    backend.stop();
  }
}

/** Process start to first answer; the second start, as after any first one. */
export async function startTime(): Promise<void> {
  const url = 'http://127.0.0.1:4197/api/reservation-state/res-stay-started';
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const server = await startServer(['mocks/start.ts', '--port', '4197'], url);
    server.stop();
    times.push(server.firstAnswerMs);
  }
  console.log(`\nFirst answer after ${median(times).toFixed(0)} ms (aim 600; median of 3, with its bundle made)`);
}

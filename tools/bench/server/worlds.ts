import { readFileSync, rmSync } from 'node:fs';

import type { Timeslot } from '#api/generated/model.ts';
import type { Backend } from '#mocks/world.ts';

import { createBackend } from '#mocks/backend.ts';
import { MADE_OF } from '#mocks/bundle.ts';

import { MOCK, startServer } from './servers.ts';

const STAYS = 10_000;
const LOOKUPS = 5_000;

async function microsecondsPerLookup(backend: Backend, count: number): Promise<number> {
  const start = performance.now();
  for (let index = 0; index < LOOKUPS; index++) {
    const url = `http://localhost/api/check-in?channelConfirmationNumber=BN-load-${(index % count) + 1}&lastName=Guest`;
    await backend.handle(new Request(url));
  }
  return ((performance.now() - start) * 1000) / LOOKUPS;
}

/** The average duration of a repeated call, in microseconds. */
function microseconds(call: () => unknown, times: number): number {
  const start = performance.now();
  for (let index = 0; index < times; index++) call();
  return ((performance.now() - start) * 1000) / times;
}

/** Compares the lookup of a row by query and by index. */
function queryBesideIndex({ db }: Backend): void {
  const slug = `load-${STAYS / 2}`;
  const query = microseconds(() => db.stays.findFirst({ slug }), 200);
  const index = microseconds(() => db.stays.get(slug), 100_000);
  console.log(`  one stay by query ${query.toFixed(0)} µs, by index ${index.toFixed(2)} µs`);
}

/** Measures the creation of a world with 10,000 extra stays, and whether lookups are as fast as among 100. */
export async function largeWorld(): Promise<void> {
  await createBackend();
  const start = performance.now();
  const large = await createBackend({ generated: STAYS, seed: 2 });
  const built = performance.now() - start;
  const small = await createBackend({ generated: 100, seed: 3 });
  await microsecondsPerLookup(small, 100);
  await microsecondsPerLookup(large, STAYS);
  const [few, many] = [await microsecondsPerLookup(small, 100), await microsecondsPerLookup(large, STAYS)];
  console.log(`\nA world of ${STAYS.toLocaleString('en-GB')} stays builds in ${built.toFixed(0)} ms (goal 1000)`);
  console.log(
    `  lookup ${many.toFixed(1)} µs, among 100 stays ${few.toFixed(1)} µs: ratio ${(many / few).toFixed(2)} (goal 1.50)`,
  );
  queryBesideIndex(large);
}

const SLUG = 'cleaning-allowance-used-up';
/** The contract's maximum number of items in an order. */
const MAX_ITEMS = 50;

/** Measures how long the largest order blocks other calls: the maximum number of items, each with a slot. */
export async function largestOrder(): Promise<void> {
  const backend = await createBackend();
  const row = backend.db.productAvailabilities.get(`res-${SLUG}/prod-cleaning`)?.availability;
  const slots: readonly Timeslot[] = row?.type === 'mid-stay-cleaning' ? row.timeslots : [];
  const cleanings = slots.filter(({ isAvailable }) => isAvailable).slice(0, MAX_ITEMS);
  const orderItems = cleanings.map(({ startDate, endDate }) => ({
    productId: 'prod-cleaning',
    consumptionDate: startDate,
    consumptionEndDate: endDate,
  }));
  const body = JSON.stringify({ orderItems });
  const start = performance.now();
  await backend.handle(new Request(`http://localhost/api/check-in/${SLUG}`, { method: 'PATCH', body }));
  const took = performance.now() - start;
  console.log(
    `\nThe largest order, ${orderItems.length} cleanings, is placed in ${took.toFixed(0)} ms (goal: below 100)`,
  );
}

const ORIGIN = 'http://127.0.0.1:4198';
const PATH = '/api/reservation-state/res-stay-started';
const WORLDS = 200;

const post = async (path: string, body: object): Promise<unknown> =>
  (await fetch(`${ORIGIN}${path}`, { method: 'POST', body: JSON.stringify(body) })).json();

const MAX_MB = 400;

/** The current and peak memory of a process in megabytes, as counted by the system. */
function memoryOf(pid: number): { readonly now: string; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string): number => (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1024) / 1e6;
  return { now: `${megabytes('VmRSS').toFixed(0)} MB`, most: megabytes('VmHWM') };
}

async function read(world: string): Promise<void> {
  const answer = await fetch(`${ORIGIN}/w/${world}/api/check-in/stay-started`);
  if (!answer.ok) throw new Error(`${world}: ${answer.status}`);
  await answer.text();
}

async function order(world: string): Promise<void> {
  const body = JSON.stringify({ orderItems: [{ productId: 'prod-sauna' }] });
  const answer = await fetch(`${ORIGIN}/w/${world}/api/check-in/stay-started`, { method: 'PATCH', body });
  if (!answer.ok) throw new Error(`${world}: ${answer.status}`);
}

/**
 * Measures the memory of two hundred worlds, and the start of a world with 10,000 stays. Each world gets its own time
 * and an order, because worlds with equal times share their rows. The peak includes building the server's bundle, as
 * after a change of the code.
 */
export async function manyWorlds(): Promise<void> {
  rmSync(MADE_OF, { force: true });
  const server = await startServer([...MOCK, '--port', '4198'], `${ORIGIN}${PATH}`);
  try {
    const before = memoryOf(server.pid).now;
    for (let index = 0; index < WORLDS; index += 1) {
      const now = new Date(Date.UTC(2026, 5, 1, 10, index)).toISOString();
      await post('/__mock/sessions', { name: `world-${index}`, now });
      await order(`world-${index}`);
    }
    const made = memoryOf(server.pid).now;
    // Idle worlds have been put to sleep; each read wakes one.
    for (let index = 0; index < WORLDS; index += 1) await read(`world-${index}`);
    const { now, most } = memoryOf(server.pid);
    console.log(`\n${WORLDS} worlds, each with its own time and an order, memory of the process (VmRSS):`);
    console.log(`  before ${before}, with all of them ${made}, after using each again ${now}`);
    console.log(
      `  at most ${most.toFixed(0)} MB, goal below ${MAX_MB}: ${most < MAX_MB ? 'within' : 'OVER'} (after bundling)`,
    );
    const [since, cpuBefore] = [performance.now(), server.cpuMs()];
    const starting = post('/__mock/sessions', { stays: 10_000 }).then(() => performance.now() - since);
    let [longest, took] = [0, 0];
    while (took === 0) {
      const asked = performance.now();
      await (await fetch(`${ORIGIN}${PATH}`)).text();
      longest = Math.max(longest, performance.now() - asked);
      took = await Promise.race([starting, Promise.resolve(0)]);
    }
    const cpu = server.cpuMs() - cpuBefore;
    console.log(`A world of 10,000 stays starts in ${took.toFixed(0)} ms (goal 1500), ${cpu} ms of CPU time`);
    console.log(`  meanwhile, other calls are answered within ${longest.toFixed(0)} ms`);
  } finally {
    server.stop();
  }
}

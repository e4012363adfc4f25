import { readFileSync } from 'node:fs';

import autocannon from 'autocannon';

import { printOutcome, run } from '../../run.ts';
import { showSpread, spread } from '../measure.ts';
import { peers } from './peers.ts';
import { OWN } from './servers.ts';
import type { Candidate, ServerProcess } from './servers.ts';
import { largestOrder, largeWorld, manyWorlds } from './worlds.ts';

const CONNECTIONS = 32;
/** Counted, not timed: on a busy machine a server would otherwise be measured before it is warm. */
const WARM_UP_REQUESTS = 6000;
/** What a round costs each server, in milliseconds of the processor. */
const ROUND_CPU_MS = 400;

/** What one round says of a server. */
interface Figures {
  readonly perSecond: number;
  readonly p99: number;
  /** Microseconds of the processor an answer takes: unlike the others, hardly changed by what else the machine does. */
  readonly cpuUs: number;
}

async function load({ name, url }: Candidate, { cpuMs }: ServerProcess, amount: number): Promise<Figures> {
  const before = cpuMs();
  const { requests, latency, duration, non2xx, errors } = await autocannon({ url, connections: CONNECTIONS, amount });
  if (non2xx > 0 || errors > 0) throw new Error(`${name}: ${non2xx} wrong answers, ${errors} errors`);
  return {
    perSecond: requests.total / duration,
    p99: latency.p99,
    cpuUs: ((cpuMs() - before) * 1000) / requests.total,
  };
}

const machine = (): string => readFileSync('/proc/loadavg', 'utf8').trim();

/** A small read of each server in turn, so that the machine's mood hits all. Rounds are paired: ratios are of one round. */
async function enqueue(all: readonly Candidate[], rounds: number): Promise<ReadonlyMap<string, readonly Figures[]>> {
  const servers: (readonly [Candidate, ServerProcess])[] = [];
  try {
    for (const each of all) servers.push([each, await each.start()]);
    const amounts = new Map<string, number>();
    for (const [each, server] of servers) {
      await load(each, server, WARM_UP_REQUESTS / 2);
      const { cpuUs } = await load(each, server, WARM_UP_REQUESTS / 2);
      const fitting = Number.isNaN(cpuUs) ? WARM_UP_REQUESTS : (ROUND_CPU_MS * 1000) / cpuUs;
      amounts.set(each.name, Math.max(CONNECTIONS, Math.round(fitting)));
    }
    const figures = new Map(all.map(({ name }) => [name, [] as Figures[]]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [each, server] of servers) {
        figures.get(each.name)?.push(await load(each, server, amounts.get(each.name) ?? WARM_UP_REQUESTS));
      }
    }
    return figures;
  } finally {
    for (const [, server] of servers) server.stop();
  }
}

/** The fake backend's figure as a part or a multiple of another server's, by round. */
const ratios = (ours: readonly Figures[], theirs: readonly Figures[], of: (figures: Figures) => number): string => {
  const all = ours.flatMap((mine, round) => (theirs[round] ? of(mine) / of(theirs[round]) : []));
  return showSpread(spread(all), 2);
};

/** Requests a second, p99 and processor time of a small read beside the floor and other servers. */
async function throughput(rounds: number, others: readonly Candidate[] = []): Promise<void> {
  console.log(
    `\nA small read, ${CONNECTIONS} connections, checks and journal on; ${rounds} rounds in turn, median (lowest–highest)`,
  );
  console.log(`  load of the machine before: ${machine()}`);
  const figures = await enqueue([...OWN, ...others], rounds);
  const ours = figures.get('fake backend') ?? [];
  for (const [name, all] of figures) {
    const shown = (of: (each: Figures) => number, digits: number) => showSpread(spread(all.map(of)), digits);
    console.log(
      `  ${name}: ${shown((each) => each.perSecond, 0)} a second, p99 ${shown((each) => each.p99, 1)} ms, processor ${shown((each) => each.cpuUs, 0)} µs an answer`,
    );
    if (name === 'fake backend') continue;
    console.log(
      `    fake backend to it: answers a second ${ratios(ours, all, (each) => each.perSecond)}, p99 ${ratios(ours, all, (each) => each.p99)}, answers per processor time ${ratios(ours, all, (each) => 1 / each.cpuUs)}`,
    );
  }
  console.log(`  aim: 0.70 of the floor's answers, p99 below 10 ms, ahead of each other server`);
  console.log(`  load of the machine after: ${machine()}`);
}

/** Process start to first answer; the second start, as after any first one. */
async function startTime(rounds: number, others: readonly Candidate[] = []): Promise<void> {
  const all = [...OWN, ...others];
  const times = new Map(all.map(({ name }) => [name, [] as { wall: number; cpu: number }[]]));
  for (let round = -1; round < rounds; round += 1) {
    for (const { name, start } of all) {
      const server = await start();
      const cpu = server.cpuMs();
      server.stop();
      if (round >= 0) times.get(name)?.push({ wall: server.firstAnswerMs, cpu });
    }
  }
  console.log(
    `\nFirst answer after the start of the process, with its bundle made (aim 600 ms, ahead of each other one)`,
  );
  for (const [name, each] of times) {
    const [wall, cpu] = [each.map((one) => one.wall), each.map((one) => one.cpu)];
    console.log(`  ${name}: ${showSpread(spread(wall), 0)} ms, processor ${showSpread(spread(cpu), 0)} ms`);
  }
}

const ROUNDS = 3;

/** The fake backend's figures. */
export async function serverBench(): Promise<void> {
  printOutcome('generate from the contract', await run('npm', ['run', 'generate']));
  await startTime(ROUNDS);
  await throughput(ROUNDS);
  await largeWorld();
  await largestOrder();
  await manyWorlds();
}

/** Start, requests a second and p99 beside json-server, Prism and Mockoon, in turn in one run. */
export async function peersBench(rounds: number): Promise<void> {
  const others = await peers();
  await startTime(rounds, others);
  await throughput(rounds, others);
}

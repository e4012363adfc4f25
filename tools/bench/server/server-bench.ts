import { readFileSync } from 'node:fs';

import autocannon from 'autocannon';

import { printOutcome, run } from '../../run.ts';
import { showSpread, spread } from '../measure.ts';
import { peers } from './peers.ts';
import { OWN } from './servers.ts';
import type { Candidate, ServerProcess } from './servers.ts';
import { largestOrder, largeWorld, manyWorlds } from './worlds.ts';

const CONNECTIONS = 32;
/** A count and not a time, so that servers are warm even on a busy machine. */
const WARM_UP_REQUESTS = 6000;
/** CPU time per server and round, in milliseconds. */
const ROUND_CPU_MS = 400;

/** The results of one round. */
interface Figures {
  readonly perSecond: number;
  readonly p99: number;
  /** CPU microseconds per answer; hardly affected by other load on the machine. */
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

/**
 * Measures the servers in turns, so that changes in the machine's load affect all equally; ratios are computed per
 * round.
 */
async function measure(all: readonly Candidate[], rounds: number): Promise<ReadonlyMap<string, readonly Figures[]>> {
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

/** The fake backend's figure relative to another server's, per round. */
const ratios = (ours: readonly Figures[], theirs: readonly Figures[], of: (figures: Figures) => number): string => {
  const all = ours.flatMap((mine, round) => (theirs[round] ? of(mine) / of(theirs[round]) : []));
  return showSpread(spread(all), 2);
};

/** Prints requests per second, p99 and CPU time of a small read, compared with the floor and other servers. */
async function throughput(rounds: number, others: readonly Candidate[] = []): Promise<void> {
  console.log(
    `\nA small read, ${CONNECTIONS} connections, validation and journal on; ${rounds} rounds in turn, median (lowest–highest)`,
  );
  console.log(`  machine load before: ${machine()}`);
  const figures = await measure([...OWN, ...others], rounds);
  const ours = figures.get('fake backend') ?? [];
  for (const [name, all] of figures) {
    const shown = (of: (each: Figures) => number, digits: number) => showSpread(spread(all.map(of)), digits);
    console.log(
      `  ${name}: ${shown((each) => each.perSecond, 0)} per second, p99 ${shown((each) => each.p99, 1)} ms, CPU ${shown((each) => each.cpuUs, 0)} µs per response`,
    );
    if (name === 'fake backend') continue;
    console.log(
      `    fake backend in relation to it: responses per second ${ratios(ours, all, (each) => each.perSecond)}, p99 ${ratios(ours, all, (each) => each.p99)}, responses per CPU time ${ratios(ours, all, (each) => 1 / each.cpuUs)}`,
    );
  }
  console.log(`  goal: 0.70 of the floor's responses, p99 below 10 ms, ahead of every other server`);
  console.log(`  machine load after: ${machine()}`);
}

/** Measures the time from process start to first answer, for the second start. */
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
    `\nFirst response after the start of the process, bundle cached (goal 600 ms, ahead of every other server)`,
  );
  for (const [name, each] of times) {
    const [wall, cpu] = [each.map((one) => one.wall), each.map((one) => one.cpu)];
    console.log(`  ${name}: ${showSpread(spread(wall), 0)} ms, CPU ${showSpread(spread(cpu), 0)} ms`);
  }
}

const ROUNDS = 3;

/** Measures the fake backend: start, throughput, a large world, the largest order, many worlds. */
export async function serverBench(): Promise<void> {
  printOutcome('generate from the contract', await run('npm', ['run', 'generate']));
  await startTime(ROUNDS);
  await throughput(ROUNDS);
  await largeWorld();
  await largestOrder();
  await manyWorlds();
}

/** Compares start time and throughput with json-server, Prism and Mockoon. */
export async function peersBench(rounds: number): Promise<void> {
  const others = await peers();
  await startTime(rounds, others);
  await throughput(rounds, others);
}

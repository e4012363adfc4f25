import { startTime, throughput } from '../throughput.ts';
import { peers } from './candidates.ts';

/** Start, requests a second and p99 beside json-server, Prism and Mockoon, in turn in one run. */
export async function peersBench(rounds: number): Promise<void> {
  const others = await peers();
  await startTime(rounds, others);
  await throughput(rounds, others);
}

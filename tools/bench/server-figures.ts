import { ensureBrowser } from '../ensure-browser.ts';
import { printOutcome, run } from '../run.ts';
import { largeWorld } from './large-world.ts';
import { largestOrder } from './largest-order.ts';
import { manyWorlds } from './many-worlds.ts';
import { pageWeight } from './page-weight.ts';
import { startTime, throughput } from './throughput.ts';

const ROUNDS = 3;

/** The fake backend's figures, and the weight of the page that shows a door code. */
export async function serverFigures(): Promise<void> {
  printOutcome('generate from the contract', await run('npm', ['run', 'generate']));
  await startTime(ROUNDS);
  await throughput(ROUNDS);
  await largeWorld();
  await largestOrder();
  await manyWorlds();
  ensureBrowser();
  printOutcome('production build', await run('vite', ['build']));
  await pageWeight();
}

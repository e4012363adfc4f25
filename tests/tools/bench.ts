import { ensureBrowser } from './ensure-browser.ts';
import { developer } from './bench/developer.ts';
import { largeWorld } from './bench/large-world.ts';
import { pageWeight } from './bench/page-weight.ts';
import { startTime, throughput } from './bench/throughput.ts';
import { printOutcome, run } from './run.ts';

if (process.argv.includes('--developer')) {
  ensureBrowser();
  await developer();
  process.exit();
}

// Figures, not tests: what they say depends on the machine and on what else it does.
printOutcome('generate from the contract', await run('npm', ['run', 'generate']));
await startTime();
await throughput();
await largeWorld();
ensureBrowser();
printOutcome('production build', await run('vite', ['build']));
await pageWeight();

import { fake } from './backend.ts';
import { serve } from './server.ts';
import { VERBS } from './verbs.ts';

const args = process.argv.slice(2);
// What made the bundle asks this once, so that each start need not.
if (args[0] === '--check') void fake.createBackend();
else if (args.some((each) => VERBS.includes(each))) void import('./client.ts').then(({ steer }) => steer(args));
else {
  // A process that a signal ends at once keeps nothing of what it has compiled.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
  fake.trustSeeds();
  void serve();
}

import { serve } from './server.ts';
import { VERBS } from './verbs.ts';

const args = process.argv.slice(2);
if (args.some((each) => VERBS.includes(each))) void import('./client.ts').then(({ steer }) => steer(args));
else {
  // A process that a signal ends at once keeps nothing of what it has compiled.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
  void serve();
}

import { pathToFileURL } from 'node:url';

import { freshBundle } from './bundle.ts';
import { steer, VERBS } from './client.ts';

const args = process.argv.slice(2);
if (args.some((each) => VERBS.includes(each))) await steer(args);
else {
  // A process that a signal ends at once keeps nothing of what it has compiled.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
  await import(pathToFileURL(await freshBundle('server')).href);
}

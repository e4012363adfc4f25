import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { bundleFolder, freshBundle } from './bundle.ts';
import { steer, VERBS } from './client.ts';

const args = process.argv.slice(2);
if (args.some((each) => VERBS.includes(each))) await steer(args);
else {
  enableCompileCache(join(bundleFolder('server'), 'v8'));
  await import(pathToFileURL(await freshBundle('server')).href);
}

import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { bundleFolder, freshBundle } from './bundle.ts';

enableCompileCache(join(bundleFolder('server'), 'v8'));
await import(pathToFileURL(await freshBundle('server')).href);

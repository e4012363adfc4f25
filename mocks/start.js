// JavaScript: Node strips types from a first file at every start, before it may keep what comes of it.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/reception/mock-server/v8'));
await import('./start.ts');

// JavaScript: Node strips types from a first file at every start, before it may keep what comes of it.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// By default V8 lets garbage grow to a multiple of what lives: two hundred worlds would hold 600 MB.
setFlagsFromString('--heap-growing-percent=30');
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/reception/mock-server/v8'));
await import('./start.ts');

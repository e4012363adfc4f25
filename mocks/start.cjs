// CommonJS without types: node reads types and modules of its own several times more slowly, at every start.
const { readFileSync, statSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { join } = require('node:path');

const ROOT = join(__dirname, '..');
const FOLDER = join(ROOT, 'node_modules/.cache/reception/mock-server');

/** Whether every file that the bundle was made of is as it was. */
function isFresh() {
  try {
    const madeOf = JSON.parse(readFileSync(join(FOLDER, 'made-of.json'), 'utf8'));
    return madeOf.every(([path, changedAt, size]) => {
      const now = statSync(join(ROOT, path));
      return now.mtimeMs === changedAt && now.size === size;
    });
  } catch {
    return false;
  }
}

enableCompileCache(join(FOLDER, 'v8'));
const start = () => require(join(FOLDER, 'start.cjs'));
if (isFresh()) start();
else void import('./bundle.ts').then(({ bundleServer }) => bundleServer()).then(start);

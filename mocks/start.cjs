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
if (!isFresh()) {
  const { spawnSync } = require('node:child_process');
  // In a process of its own: the bundler would keep 220 MB for as long as the server runs.
  const { status } = spawnSync(process.execPath, [join(__dirname, 'bundle.ts')], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(1);
}
require(join(FOLDER, 'start.cjs'));

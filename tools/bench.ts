import { parseArgs } from 'node:util';

import { developerBench } from './bench/developer/developer-bench.ts';
import { guestBench } from './bench/guest/guest-bench.ts';
import { interactionsBench } from './bench/interactions/interactions-bench.ts';
import { slowness } from './bench/measure.ts';
import { offlineBench } from './bench/offline-bench.ts';
import { peersBench, serverBench } from './bench/server/server-bench.ts';

const { values } = parseArgs({
  options: {
    // Measures first page loads relative to a floor, instead of the fake backend.
    guest: { type: 'boolean', default: false },
    // How soon a page responds to a touch.
    interactions: { type: 'boolean', default: false },
    // How soon a door code shows without a network.
    offline: { type: 'boolean', default: false },
    // What developers wait for: `npm start`, reloads, edits, type checks, first test results.
    developer: { type: 'boolean', default: false },
    // Compares the fake backend with json-server, Prism and Mockoon, which are installed for it.
    peers: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    // Lighthouse's default; a fast machine needs a higher factor to simulate a phone.
    slowdown: { type: 'string', default: '4' },
    // A folder with a build, repeatable; default: builds `dist`.
    dist: { type: 'string', multiple: true, default: [] },
    // Only pages whose path contains this, or interactions whose name does.
    page: { type: 'string' },
  },
});

// These are measurements, not tests: they depend on the machine and its load.
const { guest, interactions, rounds, dist: dists, page: only } = values;
const slowdown = Number(values.slowdown);
const before = slowness();
if (guest) await guestBench({ dists, rounds: Number(rounds ?? 5), slowdown, only });
else if (interactions) await interactionsBench({ dists, rounds: Number(rounds ?? 3), slowdown, only });
else if (values.offline) await offlineBench({ dists, rounds: Number(rounds ?? 9), slowdown });
else if (values.developer) await developerBench();
else if (values.peers) await peersBench(Number(rounds ?? 5));
else await serverBench();
const times = [before, slowness()].map((slower) => slower.toFixed(2));
console.log(`\nA fixed workload took ${times.join(' times its idle duration before, ')} times after.`);
// The developer bench leaves file watchers open.
process.exit();

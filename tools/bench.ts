import { parseArgs } from 'node:util';

import { developerBench } from './bench/developer/developer-bench.ts';
import { guestBench } from './bench/guest/guest-bench.ts';
import { interactionsBench } from './bench/interactions/interactions-bench.ts';
import { slowness } from './bench/measure.ts';
import { offlineBench } from './bench/offline-bench.ts';
import { peersBench, serverBench } from './bench/server/server-bench.ts';

const { values } = parseArgs({
  options: {
    // First loads of the guest's pages beside a floor, instead of the figures of the fake backend.
    guest: { type: 'boolean', default: false },
    // How soon a page answers a touch.
    interactions: { type: 'boolean', default: false },
    // How soon a door code shows without network.
    offline: { type: 'boolean', default: false },
    // The loop of who works on it: `npm start`, reload, an edit, types, first answers.
    developer: { type: 'boolean', default: false },
    // The fake backend beside json-server, Prism and Mockoon, which are installed for it.
    peers: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    // Lighthouse's own default; a fast machine needs more to be a phone.
    slowdown: { type: 'string', default: '4' },
    // A folder with a build, once for each that is measured; `dist` is built when none is given.
    dist: { type: 'string', multiple: true, default: [] },
    // Only pages whose path holds this; an interaction's name will do as well.
    page: { type: 'string' },
  },
});

// Figures, not tests: what they say depends on the machine and on what else it does.
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
console.log(`\nA fixed piece of work took ${times.join(' times its quiet time before, ')} times after.`);
// The developer's loop leaves watchers behind.
process.exit();

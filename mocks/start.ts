import { parseArgs } from 'node:util';

import { fake } from './backend.ts';
import { command, MAX_PORT, numberOf, usageOf, VERBS } from './command.ts';
import { CALLER_OPTIONS, callersOf, isOnlyHere, OPEN_TO_NETWORK, withHost } from './engine/callers.ts';
import { serverOf } from './engine/server.ts';
import type { Store } from './engine/stored-worlds.ts';
import { httpHost } from './http-host.ts';

const USAGE = `npm run mock -- [--port 4010] [--host [ADDRESS]] [--allow-host NAME] [--allow-origin ORIGIN] [--now 2026-06-01T10:00:00Z] [--seed 1] [--stays 0] [--store FOLDER|redis://…]: the fake backend

${usageOf('')}`;

/** The store at a folder, or at the address of a Redis or Valkey server. */
async function storeAt(where: string): Promise<Store> {
  if (/^rediss?:\/\//.test(where)) return (await import('./engine/redis-store.ts')).redisStore(where);
  return (await import('./engine/folder-store.ts')).folderStore(where);
}

/** Serves the fake backend alone, as the options of the command say. */
const serve = (): Promise<void> =>
  command(USAGE, async () => {
    const { values } = parseArgs({
      args: withHost(process.argv.slice(2)),
      options: {
        port: { type: 'string', default: '4010' },
        ...CALLER_OPTIONS,
        now: { type: 'string' },
        seed: { type: 'string' },
        stays: { type: 'string' },
        store: { type: 'string' },
      },
    });
    const { now, seed, stays, host } = values;
    const options = fake.worldOptions({
      ...(now === undefined ? {} : { now }),
      ...(seed === undefined ? {} : { seed: Number(seed) }),
      ...(stays === undefined ? {} : { stays: Number(stays) }),
    });
    const port = numberOf('port', values.port, MAX_PORT);
    const store = values.store === undefined ? undefined : await storeAt(values.store);
    const callers = callersOf(values);
    const server = serverOf(httpHost({ defaults: options, store, callers }));
    const say = () => {
      const shown = host === '' ? 'localhost' : host;
      console.log(`Fake backend at http://${shown}:${port}/api, its controls at /__mock/scenarios`);
      if (!isOnlyHere(host)) console.log(OPEN_TO_NETWORK);
    };
    return { server, listen: () => server.listen({ port, ...(host === '' ? {} : { host }) }, say) };
  });

const args = process.argv.slice(2);
// `bundle.ts` checks the seeds once for each bundle, so that starts can skip the check.
if (args[0] === '--check') void fake.createBackend();
else if (args.some((each) => VERBS.includes(each))) void import('./client.ts').then(({ steer }) => steer(args));
else {
  // Exit normally, because a process killed by a signal does not write its compile cache.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
  fake.trustSeeds();
  void serve();
}

import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

import { command, MOST_PORT, numberOf } from './command.ts';
import { fake } from './backend.ts';
import { send } from './engine/node-http.ts';
import { httpHost } from './http-host.ts';

const USAGE = `npm run mock -- [--port 4010] [--host 127.0.0.1] [--now 2026-06-01T10:00:00Z] [--seed 1] [--stays 0] [--store FOLDER|redis://…]: the fake backend
npm run mock -- list --help: the verbs that steer one that runs`;

/** Serves the fake backend alone, as the options of the command say. */
export const serve = (): Promise<void> =>
  command(USAGE, async () => {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '4010' },
        host: { type: 'string', default: '127.0.0.1' },
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
    const port = numberOf('port', values.port, MOST_PORT);
    const store = values.store === undefined ? undefined : await (await import('./store-of.ts')).storeOf(values.store);
    const server = createServer(httpHost(options, send, store));
    const say = () => console.log(`Fake backend at http://${host}:${port}/api, its controls at /__mock/scenarios`);
    return { server, listen: () => server.listen(port, host, say) };
  });

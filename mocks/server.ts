import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

import { worldOptions } from './engine/control.ts';
import { httpHost } from './http-host.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    now: { type: 'string' },
    seed: { type: 'string' },
    stays: { type: 'string' },
  },
});

const options = worldOptions({
  ...(values.now === undefined ? {} : { now: values.now }),
  ...(values.seed === undefined ? {} : { seed: Number(values.seed) }),
  ...(values.stays === undefined ? {} : { stays: Number(values.stays) }),
});
const port = Number(values.port);

createServer(httpHost(options)).listen(port, values.host, () => {
  console.log(`Fake backend at http://${values.host}:${port}/api, its controls at /__mock/scenarios`);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { printOutcome, run } from '../../run.ts';
import { startServer } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';
import { installPeer, PEERS, versionOf } from './install.ts';
import type { Peer } from './install.ts';

/** A server to measure, which answers the same small read as the others. */
export interface Candidate {
  readonly name: string;
  readonly url: string;
  readonly start: () => Promise<ServerProcess>;
}

const PATH = '/reservation-state/res-stay-started';
const ANSWER = { state: 'check-in-completed', idVerificationState: 'approved' };

const candidate = (name: string, url: string, args: readonly string[]): Candidate => ({
  name,
  url,
  start: () => startServer(args, url, { HOME: PEERS }),
});

/** The fake backend as `npm run mock` starts it: V8 would let garbage grow to a multiple of what lives. */
export const MOCK = ['--heap-growing-percent=10', '--max-semi-space-size=4', 'mocks/start.cjs'];

const origin = (port: number): string => `http://127.0.0.1:${port}`;

/** The bare floor and the fake backend as testers start it, with its checks and its journal. */
export const OWN: readonly Candidate[] = [
  candidate('floor', origin(4195) + PATH, ['tools/bench/floor-server.ts', '4195']),
  candidate('fake backend', `${origin(4196)}/api${PATH}`, [...MOCK, '--port', '4196']),
];

/** The contract in one file, as others read it. */
export async function bundledContract(): Promise<string> {
  const file = join(PEERS, 'guest-api.yaml');
  printOutcome('bundle the contract', await run('redocly', ['bundle', 'openapi/guest-api.yaml', '-o', file]));
  return file;
}

/** What others have to offer, each started as its manual says, silent where it can be. */
export async function peers(): Promise<readonly Candidate[]> {
  mkdirSync(PEERS, { recursive: true });
  const contract = await bundledContract();
  const rows = join(PEERS, 'rows.json');
  writeFileSync(rows, JSON.stringify({ 'reservation-state': [{ id: 'res-stay-started', ...ANSWER }] }));
  const at = (port: number) => ['--port', String(port)];
  const local = ['--host', '127.0.0.1'];
  const all: readonly [peer: Peer, path: string, port: number, args: readonly string[]][] = [
    ['json-server', PATH, 4191, [rows, ...at(4191), ...local, '--quiet']],
    ['json-server-next', PATH, 4192, [rows, ...at(4192), ...local]],
    ['prism', PATH, 4193, ['mock', contract, ...at(4193), ...local, '--verboseLevel', 'silent']],
    [
      'mockoon',
      `/api${PATH}`,
      4194,
      ['start', '--data', contract, ...at(4194), '--hostname', '127.0.0.1', '--disable-log-to-file'],
    ],
  ];
  const made: Candidate[] = [];
  for (const [peer, path, port, args] of all) {
    const command = await installPeer(peer);
    made.push(candidate(`${peer} ${versionOf(peer)}`, origin(port) + path, [command, ...args]));
  }
  return made;
}

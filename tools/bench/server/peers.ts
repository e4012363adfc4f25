import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { printOutcome, run } from '../../run.ts';
import { ANSWER, candidate, origin, PATH, PEERS } from './servers.ts';
import type { Candidate } from './servers.ts';

/**
 * The compared servers, at their latest stable versions; json-server's next major version has been in beta for years.
 */
const PACKAGES = {
  'json-server': 'json-server@0.17.4',
  'json-server-next': 'json-server-next@npm:json-server@1.0.0-beta.15',
  prism: '@stoplight/prism-cli@5.16.0',
  mockoon: '@mockoon/cli@9.9.0',
} as const;

const COMMANDS = {
  'json-server': 'json-server/lib/cli/bin.js',
  'json-server-next': 'json-server-next/lib/bin.js',
  prism: '@stoplight/prism-cli/dist/index.js',
  mockoon: '@mockoon/cli/bin/run.js',
} as const;

type Peer = keyof typeof PACKAGES;

const versionOf = (peer: Peer): string => PACKAGES[peer].replace(/^.*@/, '');

/** Installs a peer on first use, each in a folder of its own, so that they do not slow down every `npm ci`. */
export async function installPeer(peer: Peer): Promise<string> {
  const folder = join(PEERS, `${peer}-${versionOf(peer)}`);
  const command = join(folder, 'node_modules', COMMANDS[peer]);
  if (!existsSync(command)) {
    mkdirSync(folder, { recursive: true });
    const quietly = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
    printOutcome(
      `install ${peer} ${versionOf(peer)}`,
      await run('npm', ['install', '--prefix', folder, ...quietly, PACKAGES[peer]]),
    );
  }
  return command;
}

/** The contract in one file, for other tools. */
export async function bundledContract(): Promise<string> {
  const file = join(PEERS, 'guest-api.yaml');
  printOutcome('bundle the contract', await run('redocly', ['bundle', 'openapi/guest-api.yaml', '-o', file]));
  return file;
}

/** The other servers, each started according to its manual, without logging where possible. */
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

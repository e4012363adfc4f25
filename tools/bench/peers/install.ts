import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { printOutcome, run } from '../../run.ts';

/** What is compared with, at the versions that npm calls newest; json-server's next one has been in beta for years. */
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

export type Peer = keyof typeof PACKAGES;

/** Where the peers are installed, and where they keep what they want to keep. */
export const PEERS = join(process.cwd(), 'node_modules/.cache/reception/peers');

export const versionOf = (peer: Peer): string => PACKAGES[peer].replace(/^.*@/, '');

/** Installs peers when they are first asked for, a folder each: every `npm ci` would be longer for them. */
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

import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join, resolve } from 'node:path';

/** Where Debian packages are unpacked, so that they need not be installed. */
const CACHE = resolve('node_modules/.cache/reception/servers');

function installed(name: string): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
    `${CACHE}/usr/sbin`,
    `${CACHE}/usr/bin`,
  ];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** The path of a program: an installed one, or from its Debian packages, which are downloaded; undefined if both fail. */
export function findProgram(name: string, packages: readonly string[] = [name]): string | undefined {
  const found = installed(name);
  if (found !== undefined) return found;
  try {
    mkdirSync(CACHE, { recursive: true });
    const quietly = { cwd: CACHE, stdio: 'ignore', timeout: 60_000 } as const;
    execFileSync('apt-get', ['download', ...packages], quietly);
    for (const each of packages) {
      for (const file of globSync(`${each}_*.deb`, { cwd: CACHE })) execFileSync('dpkg', ['-x', file, '.'], quietly);
    }
  } catch {
    return undefined;
  }
  return installed(name);
}

/** The environment variable with which those programs find their libraries. */
export const libraries = (): { readonly LD_LIBRARY_PATH: string } => ({
  LD_LIBRARY_PATH: globSync(`${CACHE}/usr/lib/*-linux-gnu`).join(':'),
});

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

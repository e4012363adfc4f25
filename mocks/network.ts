import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';

import { developmentConfiguration } from '#config/development.ts';
import type { BrandId } from '#config/host.ts';

import { isOnlyHere } from './engine/callers.ts';

/** The origins at which other devices reach a port of this computer, if it listens at `host`; empty for a loopback address. */
export function networkOrigins(host: string, port: number): string[] {
  if (isOnlyHere(host)) return [];
  const isEvery = host === '' || host === '0.0.0.0' || host === '::';
  const own = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? address : [])),
  );
  return (isEvery ? own : [host]).map(
    (address) => `http://${address.includes(':') ? `[${address}]` : address}:${port}`,
  );
}

const CONFIGURATION = '/config.json';

/**
 * Answers the configuration that a page of the network asks for, with the one of development, of this brand; passes
 * everything else on, as well as the configuration of a build that has one.
 */
export function withConfiguration(app: RequestListener, root: string, brand: BrandId): RequestListener {
  const hasItsOwn = existsSync(join(root, CONFIGURATION));
  return (incoming, outgoing) => {
    if (hasItsOwn || incoming.url?.split('?')[0] !== CONFIGURATION) return app(incoming, outgoing);
    const hostname = URL.parse(`http://${incoming.headers.host ?? ''}`)?.hostname ?? 'localhost';
    const configuration = {
      ...developmentConfiguration(hostname),
      hosts: { [hostname]: { brand, environment: 'development' } },
    };
    outgoing.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
    outgoing.end(JSON.stringify(configuration));
  };
}

import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';

import { developmentConfiguration } from '#config/development.ts';
import type { BrandId } from '#config/host.ts';

import { isOnlyHere } from './engine/callers.ts';

/** The origins at which other devices reach a server on `host` and `port`; empty for a loopback address. */
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
 * Serves `/config.json` for pages that are opened under an address of this computer: the development configuration, with
 * this brand for that address. Passes all other requests to `app`, and this one too if the build has a configuration.
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

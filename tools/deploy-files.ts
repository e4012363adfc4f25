import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { readConfiguration } from '#config/configuration.ts';
import { faultLine, readFaults } from '#config/check-configuration.ts';
import { offLines } from '#config/settings.ts';
import { releaseOf } from '#telemetry/sentry-options.ts';

import { caddyOf } from './deploy/caddy.ts';
import { CONTAINER_IGNORES, containerOf, nginxOf } from './deploy/nginx.ts';
import type { Deployment } from './deploy/deployment.ts';
import { hostsOf } from './deploy/deployment.ts';
import { keepBefore, openToRead, writeSite } from './deploy/site.ts';
import { STATIC_FILES, staticHeadersOf } from './deploy/static-host.ts';

const USAGE = `npm run deploy-files -- --config config.json --out FOLDER [--dist dist] [--port 8080]
  [--previous FOLDER] [--security-contact mailto:security@operator.example]: what a server needs to send the app`;

/** Where the container has the files. */
const ROOT = '/srv/site';

const { values } = parseArgs({
  options: {
    config: { type: 'string' },
    out: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '8080' },
    // The folder of the release before; its assets stay for seven days.
    previous: { type: 'string' },
    'security-contact': { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

async function make(config: string, out: string): Promise<string> {
  const text = await readFile(config, 'utf8');
  const { faults } = readFaults(text);
  if (faults.length > 0) throw new Error(faults.map((fault) => faultLine(config, fault)).join('\n'));
  // A release is a new folder: the one before is the way back.
  if (existsSync(out) && readdirSync(out).length > 0) throw new Error(`${out} is not empty`);
  if (!existsSync(join(values.dist, 'index.html'))) throw new Error(`${values.dist} is no build: npm run build`);

  const configuration = readConfiguration(text);
  const now = new Date();
  const hosts = hostsOf(configuration);
  const site = join(out, 'site');
  await mkdir(out, { recursive: true });
  const reaches = Object.values(hosts);
  const securityContact = values['security-contact'];
  await writeSite({ dist: values.dist, site, configuration, text, reaches, securityContact, now });
  const kept = await keepBefore(out, values.previous, now.getTime());
  const port = Number(values.port);
  const deployment: Deployment = { hosts, root: ROOT, port, scratch: '/tmp' };
  const assets = readdirSync(join(site, 'assets')).filter((file) => !/\.(br|gz)$/.test(file));
  const files: Record<string, string> = {
    'nginx.conf': nginxOf(deployment),
    Caddyfile: caddyOf(deployment),
    Containerfile: containerOf(port),
    'Containerfile.dockerignore': CONTAINER_IGNORES,
  };
  for (const [host, reach] of Object.entries(hosts)) {
    await mkdir(join(out, 'static-host', host), { recursive: true });
    files[`static-host/${host}/_headers`] = staticHeadersOf(reach, assets);
    for (const [name, content] of Object.entries(STATIC_FILES)) files[`static-host/${host}/${name}`] = content;
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(out, name), content);
  await openToRead(out);
  const contact = securityContact === undefined ? ', no security.txt (--security-contact)' : '';
  const made = `${out}: ${reaches.length} hosts, ${assets.length} assets, ${kept} of the release before${contact}`;
  const release = `release of error reports: ${releaseOf(await readFile(join(site, 'index.html'), 'utf8'))}`;
  return [made, release, ...offLines(configuration).map((line) => `${config}: ${line}`)].join('\n');
}

if (values.help === true || values.config === undefined || values.out === undefined) {
  console.log(USAGE);
  process.exitCode = values.help === true ? 0 : 2;
} else {
  try {
    console.log(await make(values.config, values.out));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { readConfiguration } from '#config/configuration.ts';
import type { Configuration } from '#config/configuration.ts';
import { offLines } from '#config/settings.ts';
import { releaseOf } from '#telemetry/sentry-options.ts';

import { caddyOf } from './deploy/caddy.ts';
import { CONTAINER_IGNORES, containerOf, nginxOf } from './deploy/nginx.ts';
import type { Deployment } from './deploy/deployment.ts';
import { BUILD_ID } from '#lib/app-page.ts';
import { hostsOf, portOf } from './deploy/deployment.ts';
import { keepBefore, openToRead, writeSite } from './deploy/site.ts';
import { operatorFaults } from './operator-faults.ts';
import { STATIC_FILES, staticHeadersOf } from './deploy/static-host.ts';

const USAGE = `npm run deploy-files -- --config config.json --out FOLDER [--dist dist] [--root /srv/site] [--listen [ADDRESS:]8080]
  [--tls CERTIFICATE,KEY] [--api http://127.0.0.1:9000] [--previous FOLDER] [--security-contact mailto:security@operator.example]: creates everything that a server needs to serve the app`;

const OPTIONS = {
  options: {
    config: { type: 'string' },
    out: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    // The folder of the files, the address, and the certificate with its key, as the server sees them.
    root: { type: 'string', default: '/srv/site' },
    listen: { type: 'string', default: '8080' },
    tls: { type: 'string' },
    // Where the API is, if the configuration has it below the app's own hosts.
    api: { type: 'string' },
    // The folder of the release before; its assets stay for seven days.
    previous: { type: 'string' },
    'security-contact': { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
} as const;

/** The options; exits with a one-line message if one is unknown. */
function read(): ReturnType<typeof parseArgs<typeof OPTIONS>>['values'] {
  try {
    return parseArgs(OPTIONS).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}
const values = read();

/** The options that describe the server; throws for an invalid one. */
function served({ environments }: Configuration): Pick<Deployment, 'root' | 'listen' | 'tls' | 'api'> {
  const { root, listen, tls, api } = values;
  if (!/^([\w.-]+:|\[[\da-f:.]+\]:)?\d{1,5}$/i.test(listen) || Number(portOf(listen)) > 65_535)
    throw new Error('--listen must be a port, or ADDRESS:PORT');
  const [certificate = '', key = ''] = (tls ?? '').split(',');
  if (tls !== undefined && (certificate === '' || key === '')) throw new Error('--tls must be CERTIFICATE,KEY');
  for (const each of [root, certificate, key].filter((path) => path !== '')) {
    if (!/^\/[\w./-]+$/.test(each))
      throw new Error(`${each} must be an absolute path of letters, digits and any of . _ - /`);
  }
  const below = Object.entries(environments).filter(([, each]) => each?.api.startsWith('/') === true);
  for (const [name] of below.slice(api === undefined ? 0 : below.length))
    throw new Error(
      `environments.${name}.api is below the app's own hosts: give the API's address, as in --api http://127.0.0.1:9000`,
    );
  if (api !== undefined && (URL.parse(api)?.origin !== api || !/^https?:/.test(api)))
    throw new Error('--api must be an origin, such as http://127.0.0.1:9000');
  return { root, listen, api, tls: tls === undefined ? undefined : { certificate, key } };
}

async function make(config: string, out: string): Promise<string> {
  const text = await readFile(config, 'utf8');
  const faults = operatorFaults(config, text);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  // Each release gets a new folder, so that a rollback needs only the old one.
  if (existsSync(out) && readdirSync(out).length > 0) throw new Error(`${out} is not empty`);
  const { previous, 'security-contact': securityContact } = values;
  if (previous !== undefined && !existsSync(join(previous, 'site/assets')))
    throw new Error(`${previous} is not a release`);
  if (securityContact !== undefined && !/^(mailto:|https:\/\/|tel:)[^\s]+$/.test(securityContact))
    throw new Error('--security-contact must start with mailto:, https:// or tel:');
  if (!existsSync(join(values.dist, 'index.html'))) throw new Error(`${values.dist} is not a build; run npm run build`);

  const configuration = readConfiguration(text);
  const now = new Date();
  const hosts = hostsOf(configuration);
  const deployment: Deployment = { ...served(configuration), hosts, scratch: '/tmp' };
  const site = join(out, 'site');
  await mkdir(out, { recursive: true });
  const reaches = Object.values(hosts);
  await writeSite({
    dist: values.dist,
    site,
    beside: dirname(config),
    configuration,
    text,
    reaches,
    securityContact,
    now,
  });
  const kept = await keepBefore(out, previous, now.getTime());
  const assets = readdirSync(join(site, 'assets')).filter((file) => !/\.(br|gz)$/.test(file));
  const files: Record<string, string> = {
    'nginx.conf': nginxOf(deployment),
    Caddyfile: caddyOf(deployment),
    Containerfile: containerOf(portOf(deployment.listen), deployment.root),
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
  const made = `${out}: ${reaches.length} hosts, ${assets.length} assets, ${kept} kept from the previous release${contact}`;
  const release = `release of error reports: ${releaseOf(BUILD_ID.exec(await readFile(join(site, 'index.html'), 'utf8'))?.[2])}`;
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

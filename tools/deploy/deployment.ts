import type { Configuration } from '#config/configuration.ts';
import { ENVIRONMENTS } from '#config/host.ts';
import { headersOf, NOTHING_ELSE, reachOf } from '#config/server-policy.ts';
import type { Answer, Reach } from '#config/server-policy.ts';
import { settingsOf } from '#config/settings.ts';
import type { Settings, ThirdParties } from '#config/settings.ts';
import type { Configured } from '#config/third-parties.ts';

/** What the configuration of a server depends on. */
export interface Deployment {
  /** What each host of the configuration may reach. */
  readonly hosts: Readonly<Record<string, Reach>>;
  /** The folder of the files, as the server sees it. */
  readonly root: string;
  /** A port, or an address and a port, as `127.0.0.1:8080`. */
  readonly listen: string;
  /** The paths of certificate and key, as the server sees them; undefined if TLS is terminated before the server. */
  readonly tls?: { readonly certificate: string; readonly key: string } | undefined;
  /** The origin of the API, such as `http://127.0.0.1:9000`, if `config.json` has a path for it. */
  readonly api?: string | undefined;
  /** A folder that the server may write to. */
  readonly scratch: string;
}

/** The largest body that the API accepts, in kilobytes (contract, Sizes). */
export const MAX_API_KB = 128;

/** A regular expression for lengths in bytes above `MAX_API_KB`. */
export const OVER_API_KB = '^(12[89]|1[3-9][0-9]|[2-9][0-9][0-9]|[0-9]{4,})[0-9]{3}$';

/** The port of an address to listen at. */
export const portOf = (listen: string): string => listen.slice(listen.lastIndexOf(':') + 1);

/** The policy for hosts that are not in `config.json`: their own files only. */
export const UNKNOWN_HOST: Reach = { ...NOTHING_ELSE, origin: 'https://unknown.invalid' };

/** A header of one kind of answer, with its value on each host and on unknown hosts. */
export interface SentHeader {
  readonly name: string;
  readonly values: ReadonlyMap<string, string>;
  readonly unknown: string;
  readonly isSame: boolean;
}

/** The headers of a kind of answer over all hosts; throws for a header that only some hosts send. */
export function sentHeaders(answer: Answer, { hosts }: Deployment): SentHeader[] {
  const byHost = Object.entries(hosts).map(([host, reach]) => [host, headersOf(answer, reach)] as const);
  const allowsProfiles = Object.values(hosts).some((reach) => reach.allowsProfiles);
  const ofUnknown = headersOf(answer, { ...UNKNOWN_HOST, allowsProfiles });
  return Object.entries(ofUnknown).map(([name, unknown]) => {
    const values = new Map(byHost.map(([host, headers]) => [host, headers[name] ?? '']));
    if ([...values.values()].includes('')) throw new Error(`${name} must be sent on every host, or on none`);
    return { name, values, unknown, isSame: [...values.values()].every((value) => value === unknown) };
  });
}

const https = (host: string): string => `https://${host}`;

/** The origins of the configured third parties. */
function configuredOf({ analytics, cardFields, challenge, messenger, plan, sentry }: ThirdParties): Configured {
  return {
    ...(analytics && { analytics: https(analytics.host ?? 'api.segment.io') }),
    ...(cardFields && { cardFields: new URL(cardFields.address).origin }),
    ...(challenge && { challenge: true }),
    ...(messenger && { messenger: messenger.origin ?? true }),
    ...(plan && { plan: https(plan.host) }),
    ...(sentry && { sentry: new URL(sentry.tunnel ?? sentry.dsn).origin }),
  };
}

const reachWith = (host: string, { addresses: { api }, thirdParties }: Settings): Reach =>
  reachOf({
    origin: https(host),
    ...(api.startsWith('/') ? {} : { api: new URL(api).origin }),
    configured: configuredOf(thirdParties),
  });

type Sources = Reach['app'];

const joined = (one: Sources, other: Sources): Sources =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((directive) => [
      directive,
      [...new Set([...(one[directive] ?? []), ...(other[directive] ?? [])])],
    ]),
  );

/** The settings that are possible on a host: outside production, testers can select another environment (R3-116). */
function settingsHere(configuration: Configuration, host: string): Settings[] {
  const own = settingsOf(configuration, host);
  if (own === undefined) return [];
  const picked = own.isProductionHost ? [] : ENVIRONMENTS.map((name) => settingsOf(configuration, host, name));
  return [own, ...picked.filter((settings) => settings !== undefined)];
}

/** What each host of a configuration may reach, including the hosts of the chat (S1). */
export function hostsOf(configuration: Configuration): Readonly<Record<string, Reach>> {
  const hosts: Record<string, Reach> = {};
  const framedBy = new Map<string, Set<string>>();
  for (const host of Object.keys(configuration.hosts)) {
    const all = settingsHere(configuration, host);
    for (const { thirdParties } of all) {
      const chat = thirdParties.messenger?.origin;
      if (chat !== undefined) framedBy.set(chat, (framedBy.get(chat) ?? new Set()).add(https(host)));
    }
    hosts[host] = all
      .map((settings) => reachWith(host, settings))
      .reduce((one, other) => ({
        ...one,
        app: joined(one.app, other.app),
        chat: joined(one.chat, other.chat),
        allowsProfiles: one.allowsProfiles || other.allowsProfiles,
      }));
  }
  for (const [origin, pages] of framedBy) {
    const { host } = new URL(origin);
    hosts[host] ??= reachOf({ origin, configured: { messenger: true }, chatFramedBy: [...pages] });
  }
  // A header is sent on every host or on none.
  const allowsProfiles = Object.values(hosts).some((reach) => reach.allowsProfiles);
  return Object.fromEntries(Object.entries(hosts).map(([host, reach]) => [host, { ...reach, allowsProfiles }]));
}

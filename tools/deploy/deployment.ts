import { headersOf, NOTHING_ELSE } from '#config/server-policy.ts';
import type { Answer, Reach } from '#config/server-policy.ts';

/** What a server of a build must know. */
export interface Deployment {
  /** What each host of the configuration may reach. */
  readonly hosts: Readonly<Record<string, Reach>>;
  /** The folder of the files, as the server sees it. */
  readonly root: string;
  readonly port: number;
  /** A folder that the server may write to. */
  readonly scratch: string;
}

/** A host that no configuration names reaches its own files only. */
export const UNKNOWN_HOST: Reach = { ...NOTHING_ELSE, origin: 'https://unknown.invalid' };

/** A header of one kind of answer: the same on every host, or one value a host. */
export interface SentHeader {
  readonly name: string;
  readonly values: ReadonlyMap<string, string>;
  readonly unknown: string;
  readonly isSame: boolean;
}

/** The headers of a kind of answer over all hosts; throws for a header that only some hosts send. */
export function sentHeaders(answer: Answer, { hosts }: Deployment): SentHeader[] {
  const byHost = Object.entries(hosts).map(([host, reach]) => [host, headersOf(answer, reach)] as const);
  const profiles = Object.values(hosts).some((reach) => reach.profiles);
  const ofUnknown = headersOf(answer, { ...UNKNOWN_HOST, profiles });
  return Object.entries(ofUnknown).map(([name, unknown]) => {
    const values = new Map(byHost.map(([host, headers]) => [host, headers[name] ?? '']));
    if ([...values.values()].includes('')) throw new Error(`${name} must be sent on every host, or on none`);
    return { name, values, unknown, isSame: [...values.values()].every((value) => value === unknown) };
  });
}

import { parseZone, UTC } from '#lib/time.ts';

import type { Configuration } from './configuration.ts';

// Checks by `check-config` that a page does not make, because it must start.

/** A part of a configuration that is wrong. */
export type Finding = readonly [path: readonly PropertyKey[], message: string];

/** Whether this runtime knows a time zone; a page would use UTC instead of another. */
const isZone = (zone: string): boolean => parseZone(zone) !== UTC || zone === UTC;

type Format = readonly [Pick<RegExp, 'test'>, string];

/** A text that guests read: not blank, and without invisible characters and direction marks. */
const words = (most: number): Format => [
  new RegExp(`^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]{1,${most}}$`, 'u'),
  `must have 1 to ${most} visible characters`,
];

/** Formats of single keys. */
const NARROW = new Map<string, Format>([
  ['name', words(40)],
  ['helper', words(20)],
  ['controller', words(200)],
  ['contact', [/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must start with mailto: or https://']],
  ['origin', [/^https:\/\/[^/@]+$/, 'must be an https address without a path']],
  ['dsn', [/^https:\/\/\w+@.*\/\d+$/, 'must be a DSN, such as https://key@host/1']],
  ['api', [/^[^@]+$/, 'must not contain a user name']],
  ['timezone', [{ test: isZone }, 'must be a time zone, such as Europe/Berlin']],
]);
const OTHER_ADDRESS: Format = [/^https:\/\/[^@]+$/, 'must be an https address without a user name'];
const OTHER_ADDRESSES = new Set(['address', 'reception', 'tunnel']);
/** The objects that hold an address for each brand. */
const BY_BRAND = /\.(booking|guest)\.[^.]+$/;

/** The format of a key, with the message for a text that violates it; undefined if there is none. */
export const formatOf = (key: string, path: string): Format | undefined =>
  NARROW.get(key) ?? (OTHER_ADDRESSES.has(key) || BY_BRAND.test(path) ? OTHER_ADDRESS : undefined);

/** The key of a brand is used in file names of a release. */
export const BRAND_KEY: Format = [/^[a-z\d]+(-[a-z\d]+)*$/, 'must be of lower-case letters, digits and hyphens'];

/** Values that contradict each other. */
export function clashes({ hosts, environments }: Configuration): Finding[] {
  const none: Finding[] = Object.keys(hosts).length === 0 ? [[['hosts'], 'must name a host']] : [];
  const chats = Object.entries(environments).flatMap(([name, environment]): Finding[] => {
    const { hostname = '' } = URL.parse(environment?.messenger?.origin ?? '') ?? {};
    // The page of the chat must not read what the app stores.
    const message = 'must be a host of its own, and not one of the app';
    return hosts[hostname] === undefined ? [] : [[['environments', name, 'messenger', 'origin'], message]];
  });
  const guests = Object.entries(environments).flatMap(([name, environment]) =>
    Object.entries(environment?.guest ?? {}).flatMap(([brand, address]): Finding[] => {
      const isShown = Object.values(hosts).some((each) => each.brand === brand && each.environment === name);
      const { hostname = '' } = URL.parse(address ?? '') ?? {};
      const message = `must be on a host of this file with the brand ${brand}`;
      return isShown && hosts[hostname]?.brand !== brand ? [[['environments', name, 'guest', brand], message]] : [];
    }),
  );
  return [...none, ...chats, ...guests];
}

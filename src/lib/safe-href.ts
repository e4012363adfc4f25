/** `link` allows any website, `map` only the map service. */
export type HrefKind = 'link' | 'map';

/** Hosts of the map service; the first three also serve other content, so the path is checked. */
const MAP_HOSTS: Readonly<Record<string, RegExp>> = {
  'www.google.com': /^\/maps(\/|$)/,
  'goo.gl': /^\/maps\//,
  'maps.google.com': /^\//,
  'maps.app.goo.gl': /^\//,
};

/** Characters that browsers remove or replace when parsing an address, which could disguise its target. */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;

/** The address if it is a safe link: https without a user name; else null. */
export function safeHref(raw: string | null | undefined, kind: HrefKind): string | null {
  const text = raw?.trim() ?? '';
  if (!/^https:\/\/[^/]/i.test(text) || UNSAFE_CHARACTERS.test(text)) return null;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  if (kind === 'map' && !isMap(url)) return null;
  return url.href;
}

/** The address if it is a safe picture: on the web, or on the app's own host; else null (S31). */
export const safePicture = (raw: string | null | undefined): string | null =>
  /^\/(?![/\\])/.test(raw ?? '') ? (raw ?? null) : safeHref(raw, 'link');

const isMap = ({ host, pathname }: URL): boolean =>
  Object.hasOwn(MAP_HOSTS, host) && (MAP_HOSTS[host]?.test(pathname) ?? false);

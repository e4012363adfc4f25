/** `link` leads anywhere on the web, `map` to the map service only. */
export type HrefKind = 'link' | 'map';

/** Hosts of the map service; the first three shorten or serve other things as well, hence the path. */
const MAP_HOSTS: Readonly<Record<string, RegExp>> = {
  'www.google.com': /^\/maps(\/|$)/,
  'goo.gl': /^\/maps\//,
  'maps.google.com': /^\//,
  'maps.app.goo.gl': /^\//,
};

/** Characters that browsers drop or turn while reading an address, so that it is not what it looks like. */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;

/** An address of the server that is safe as a link: https without a user name; anything else is null. */
export function safeHref(raw: string | null | undefined, kind: HrefKind): string | null {
  const text = raw?.trim() ?? '';
  if (!/^https:\/\/[^/]/i.test(text) || UNSAFE_CHARACTERS.test(text)) return null;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  if (kind === 'map' && !isMap(url)) return null;
  return url.href;
}

/** An address of a picture: on the web, or on the app's own host; anything else is null (S31). */
export const safePicture = (raw: string | null | undefined): string | null =>
  /^\/(?![/\\])/.test(raw ?? '') ? (raw ?? null) : safeHref(raw, 'link');

const isMap = ({ host, pathname }: URL): boolean =>
  Object.hasOwn(MAP_HOSTS, host) && (MAP_HOSTS[host]?.test(pathname) ?? false);

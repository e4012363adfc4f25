const LONGEST = 2_048;

/** Characters that browsers drop or turn while reading an address, so that it is not what it looks like. */
const TRICKS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\\s]/u;

/**
 * A stored address to go to after login: a path of this origin that the app has a page for, at most 2,048 characters;
 * anything else is none (R2-127, S32). Read it again whenever it is used: the storage is not ours alone.
 */
export function safeTarget(raw: string | null, isPage: (pathname: string) => boolean): string | undefined {
  if (raw === null || raw.length > LONGEST || !/^\/(?![/])/.test(raw) || TRICKS.test(raw)) return undefined;
  const here = 'https://here.invalid';
  if (!URL.canParse(raw, here)) return undefined;
  const { origin, pathname, search } = new URL(raw, here);
  // What the browser made of it must be what stands there: no dots that climb, nothing that is decoded twice.
  if (origin !== here || pathname !== raw.split(/[?#]/)[0] || /%2f|%5c|%00|\/\//i.test(pathname)) return undefined;
  return isPage(pathname) ? pathname + search : undefined;
}

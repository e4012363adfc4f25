const MAX_LENGTH = 2_048;

/** Characters that browsers drop or turn while reading an address, so that it is not what it looks like. */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\\s]/u;

/**
 * A stored address to go to after login, or null. It must be a path of this origin, known to the app, of at most 2,048
 * characters (R2-127, S32). Read it again at each use, because other scripts can write the storage.
 */
export function safeTarget(raw: string | null, isPage: (pathname: string) => boolean): string | undefined {
  if (raw === null || raw.length > MAX_LENGTH || !/^\/(?![/])/.test(raw) || UNSAFE_CHARACTERS.test(raw))
    return undefined;
  const here = 'https://here.invalid';
  if (!URL.canParse(raw, here)) return undefined;
  const { origin, pathname, search } = new URL(raw, here);
  // The path that the browser resolves must equal the path that was given: no dots that climb, nothing decoded twice.
  if (origin !== here || pathname !== raw.split(/[?#]/)[0] || /%2f|%5c|%00|\/\//i.test(pathname)) return undefined;
  return isPage(pathname) ? pathname + search : undefined;
}

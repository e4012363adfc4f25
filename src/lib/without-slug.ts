/** Deeper than any address was ever put into others. */
const DEEPEST = 8;
const SLUG = /(?:^|[?&#])slug$/i;

/** Undefined for what no browser has written. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

/** As a value in an address, but with the slashes of a path left readable. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('%2F', '/');

/** A name is as often encoded as the address it stands in. */
function plain(name: string): string {
  let text = name;
  for (let depth = 0; depth < DEEPEST && text.includes('%'); depth += 1) text = decoded(text) ?? text;
  return text;
}

/** One value of an address, which may be an address itself; what speaks of a slug and cannot be read is dropped. */
function cleaned(value: string, depth: number): string {
  if (!/[%=]/.test(value)) return value;
  const inner = decoded(value);
  if (inner === undefined || depth === DEEPEST) return /slug/i.test(value) ? '' : value;
  const kept = strip(inner, depth + 1);
  return kept === inner ? value : encoded(kept);
}

/** What is kept of one part, mostly `name=value`; undefined for nothing. */
function keptOf(part: string, depth: number): string | undefined {
  const equals = part.indexOf('=');
  if (equals === -1) return part === '' ? part : cleaned(part, depth) || undefined;
  const [name, value] = [part.slice(0, equals), part.slice(equals + 1)];
  const plainName = plain(name);
  if (SLUG.test(plainName)) return plainName.replace(SLUG, '') || undefined;
  return `${cleaned(name, depth)}=${cleaned(value, depth)}`;
}

function strip(address: string, depth: number): string {
  let kept = '';
  /** The mark before a part that was dropped: the next part may need it. */
  let free: string | undefined;
  for (const [, ownMark = '', part = ''] of address.matchAll(/([?&#]?)([^?&#]*)/g)) {
    const rest = keptOf(part, depth);
    if (rest === undefined) {
      free ??= ownMark;
      continue;
    }
    const takesOver = ownMark === '&' && (free === '' || (free === '?' && !kept.includes('?')));
    kept += (takesOver ? free : ownMark) + rest;
    free = undefined;
  }
  return kept;
}

/**
 * An address without the slug, also where it stands in an address within it, such as the one to come back to, however
 * often that is encoded; everything else stays as it is (R7-96, R7-100). Takes whole addresses, paths and searches.
 */
export const withoutSlug = (address: string): string => strip(address, 0);

/** How many times an address may be encoded; no real link comes near this. */
const DEEPEST = 8;
/** The parameter's name, also where `&amp;` has stood before it, or `;`, or a path. */
const SLUG = /(?:^|[?&#;/])(?:amp;)*slug(?:\[\d*\])?\W*$/i;

/** Decodes a part of an address; undefined when its %-sequences are broken. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

/** Encodes a value of an address, but leaves the slashes of a path readable. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('%2F', '/');

/** A parameter's name is encoded as often as the address that contains it. */
function plain(name: string): string {
  let text = name;
  for (let depth = 0; depth < DEEPEST && text.includes('%'); depth += 1) text = decoded(text) ?? text;
  return text;
}

/**
 * Cleans one value of an address, which may be an address itself. Drops a value that mentions a slug and cannot be
 * read.
 */
function cleaned(value: string, depth: number): string {
  if (!/[%=]/.test(value)) return value;
  const inner = decoded(value);
  if (inner === undefined || depth === DEEPEST) return /slug/i.test(value) ? '' : value;
  const stripped = strip(inner, depth + 1);
  return stripped === inner ? value : encoded(stripped);
}

/** What remains of one part, mostly `name=value`; undefined for nothing. */
function remainderOf(part: string, depth: number): string | undefined {
  const equals = part.indexOf('=');
  if (equals === -1) return part === '' ? part : cleaned(part, depth) || undefined;
  const [name, value] = [part.slice(0, equals), part.slice(equals + 1)];
  const plainName = plain(name);
  if (SLUG.test(plainName)) return plainName.replace(SLUG, '') || undefined;
  return `${cleaned(name, depth)}=${cleaned(value, depth)}`;
}

function strip(address: string, depth: number): string {
  let result = '';
  /** The `?`, `&` or `#` of a dropped part: the next remaining part takes it over. */
  let free: string | undefined;
  for (const [, separator = '', part = ''] of address.matchAll(/([?&#]?)([^?&#]*)/g)) {
    const rest = remainderOf(part, depth);
    if (rest === undefined) {
      free ??= separator;
      continue;
    }
    const takesOver = separator === '&' && (free === '' || (free === '?' && !result.includes('?')));
    result += (takesOver ? free : separator) + rest;
    free = undefined;
  }
  return result;
}

/**
 * Removes the slug from an address and from addresses nested in it, however often they are encoded. Takes whole
 * addresses, paths and searches; keeps everything else (R7-96, R7-100).
 */
export const withoutSlug = (address: string): string => strip(address, 0);

/** Maximum depth of nested encoding; no real link comes near it. */
const DEEPEST = 8;
/** The parameter's name, also after `&amp;`, `;` or a path. */
const SLUG = /(?:^|[?&#;/])(?:amp;)*slug(?:\[\d*\])?\W*$/i;

/** Decodes a part of an address; undefined for invalid percent-encoding. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

/** Encodes a value of an address, leaving the slashes of a path readable. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('%2F', '/');

/** Fully decodes a parameter's name, which is encoded as often as the address that contains it. */
function plain(name: string): string {
  let text = name;
  for (let depth = 0; depth < DEEPEST && text.includes('%'); depth += 1) text = decoded(text) ?? text;
  return text;
}

/** Cleans one value, which may be a nested address. Drops a value that mentions a slug and cannot be decoded. */
function cleaned(value: string, depth: number): string {
  if (!/[%=]/.test(value)) return value;
  const inner = decoded(value);
  if (inner === undefined || depth === DEEPEST) return /slug/i.test(value) ? '' : value;
  const stripped = strip(inner, depth + 1);
  return stripped === inner ? value : encoded(stripped);
}

/** What remains of a part, usually `name=value`; undefined if nothing does. */
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
  /** The separator of a dropped part, which the next remaining part uses. */
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
 * Removes the slug from an address and from nested addresses at any depth of encoding. Accepts whole addresses, paths
 * and queries; keeps everything else (R7-96, R7-100).
 */
export const withoutSlug = (address: string): string => strip(address, 0);

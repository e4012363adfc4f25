import { withoutSlug } from '#lib/without-slug.ts';

import { plain } from '../typed/clean.ts';
import { decodedOnce, slugText, unescaped } from '../typed/link-text.ts';
import { readOwnLink } from './own-link.ts';
import type { StayLink } from './own-link.ts';
import { asSlug } from './stay.ts';

/** Maximum length of an address from its path on. It exceeds every real link, and bounds the work of parsing (S36). */
export const LONGEST_ADDRESS = 8_192;

/** Maximum depth of nested encoding; no real link comes near it. */
const DEEPEST = 5;

/** Separators of an address's parts. `;` remains of `&amp;`, and separates parameters on old servers. */
const PART = /[?&#;]/;

/** The name of the parameter, with anything before it, as in `amp;SLUG`, `/stay?slug` and `slug[]`. */
const NAME = /(?:^|[^\p{L}\p{N}_-])slug(?:\[\d*\])?[^\p{L}\p{N}]*$/iu;

/** A damaged slug parameter, as `slug:abc`. The name alone is a parameter without a value. */
const NEARLY = /^slug.|[^\p{L}\p{N}_-]slug[^\p{L}\p{N}]+[\p{L}\p{N}]/iu;

/** A slug parameter in a form that no rule can read; such an address does not count as one without a slug. */
const MEANT = /(?<![\p{L}\p{N}_-])slug[^\p{L}\p{N}&#=:]*[=:][^\p{L}\p{N}&#]*[\p{L}\p{N}]/iu;

/** What can follow a slug in the same value: another parameter, an HTML entity, another link. */
const AFTER = /[?&#;](?:amp;)*[\w.-]+=|&#?\w+;|https?:/iu;

/** Product pages, whose ids keep the server's spelling. */
const PRODUCT = /^\/stay\/product\/[^/]+$/u;

function decoded(text: string): string {
  let plain = text;
  for (let depth = 0; depth < DEEPEST && /[%&\\]/.test(plain); depth += 1) plain = decodedOnce(plain);
  return plain;
}

/** The beginning of an encoded character whose rest was cut off. */
const CUT_OFF = /%[\da-f]?$/iu;

/** The slug in the value of its parameter. */
const slugIn = (value: string): string => slugText(decoded(value).replace(CUT_OFF, '').split(AFTER)[0] ?? '');

/** The slugs that a parameter contains, directly or in a nested address; an empty string for an unreadable one. */
function slugsOf(name: string, value: string, depth: number): string[] {
  if (value !== '' && NAME.test(plain(decoded(name))))
    return [slugIn(value), ...slugsIn(decodedOnce(value), depth + 1)];
  const nested = [name, value].flatMap((text) => slugsWithin(text, depth));
  return nested.length === 0 && value === '' && NEARLY.test(decoded(name)) ? [''] : nested;
}

/** The slugs of addresses nested in a text. */
function slugsWithin(text: string, depth: number): string[] {
  const inner = decodedOnce(text);
  return /[?&#;=]/.test(inner) || inner !== text ? slugsIn(inner, depth + 1) : [];
}

/** The slugs in each part of a text. */
function slugsIn(text: string, depth = 0): string[] {
  if (depth > DEEPEST || !/slug|%/iu.test(text)) return [];
  return text.split(PART).flatMap((part) => {
    const [name = '', ...value] = part.split('=');
    return slugsOf(name, value.join('='), depth);
  });
}

/** The path of a page of the app in the app's own spelling; any other path unchanged, up to a slug. */
function pathOf(path: string): string {
  if (PRODUCT.test(path)) return path;
  const [page = ''] = decoded(path).split(PART);
  const steps = page.split('/').map(slugText).filter(Boolean);
  const end = steps.findIndex((step) => step.includes('=') && /slug/iu.test(step));
  const own = (end === -1 ? steps : steps.slice(0, end)).filter((step, at) => at === 0 || step !== 'index');
  const isOfStay = own[0]?.toLowerCase() === 'stay';
  // Two slashes in front would address another host, and elsewhere no page.
  if (!isOfStay && slugsIn(path).length === 0) return path.replaceAll(/\/{2,}/gu, '/');
  return `/${own.map((step) => encodeURIComponent(isOfStay ? step.toLowerCase() : step)).join('/')}`;
}

/** The parameters of a query without those that contain a slug. */
function otherParameters(search: string): string[][] {
  return Array.from(new URLSearchParams(search), ([name, value]) => [name, withoutSlug(value)]).filter(
    ([name = '', value = '']) => !NAME.test(plain(decoded(name))) && slugsOf(name, value, 0).length === 0,
  );
}

/**
 * Reads an address, from its path on, in whatever state mails, chats and printed sheets have left it (R5-29, L1, L2).
 * Ignores text around the slug, other spellings and repeated encoding; with two different slugs there is none.
 */
export function readStayLink(address: string): StayLink {
  if (address.length > LONGEST_ADDRESS) return { slug: undefined, isUnreadable: true, address };
  return readOwnLink(address) ?? readAnyLink(address);
}

/** Like `readStayLink`, without the shortcut for addresses in the app's own form. */
export function readAnyLink(address: string): StayLink {
  const link = readUnescaped(unescaped(address));
  return link.isUnreadable ? { ...link, address } : link;
}

function readUnescaped(address: string): StayLink {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(address) ?? [];
  const parameters = new URLSearchParams(search);
  const ofSearch = Array.from(parameters, ([name, value]) => slugsOf(name, value, 0)).flat();
  const [ofPath, ofHash] = [PRODUCT.test(path) ? [] : slugsIn(path), slugsIn(hash)];
  const found = [...ofPath, ...ofSearch, ...ofHash];
  const slugs = new Set(found.map(asSlug).filter((slug) => slug !== undefined));
  const [slug] = slugs.size === 1 ? slugs : [];
  if (slug === undefined && (found.length > 0 || MEANT.test(plain(decoded(search + hash))))) {
    return { slug, isUnreadable: true, address };
  }
  const isAsWritten = found.length === (slug === undefined ? 0 : 1) && (parameters.get('slug') || undefined) === slug;
  if (isAsWritten) return mended({ slug, address }, pathOf(path) + search + hash);
  const query = new URLSearchParams([...otherParameters(search), ...(slug === undefined ? [] : [['slug', slug]])]);
  const fragment = ofHash.length > 0 ? '' : hash;
  return mended({ slug, address }, `${pathOf(path)}${query.size > 0 ? '?' : ''}${query}${fragment}`);
}

/** Reads the corrected address again, until nothing is left to correct. */
const mended = ({ slug, address }: Omit<StayLink, 'isUnreadable'>, to: string): StayLink =>
  to === address ? { slug, isUnreadable: false, address } : readAnyLink(to);

import { withoutSlug } from '#lib/without-slug.ts';

import { cleanSlug } from '../typed/clean.ts';
import { asSlug } from './stay.ts';
import type { Slug } from './stay.ts';

/** What an address says of the stay that it is for. */
export interface StayLink {
  /** The one stay that it names; undefined where it names none, or cannot be read. */
  readonly slug: Slug | undefined;
  /** It means a stay and cannot be read: nothing of a slug is left, or it names several. That is not "no slug". */
  readonly isUnreadable: boolean;
  /** The address as the app writes it, from the path on; the given one where there is nothing to mend. */
  readonly address: string;
}

/** The characters of an address, from its path on. No link of the product is longer, and its readers need an end (S36). */
export const LONGEST_ADDRESS = 8_192;

/** How often an address may be encoded; no real link comes near this. */
const DEEPEST = 5;

/** Where the parts of an address begin. A `;` is left of `&amp;`, and separates parameters in old servers. */
const PART = /[?&#;]/;

/** The name of the parameter, whatever stands before it, as in `amp;SLUG`, `/stay?slug` and `slug[]`. */
const NAME = /(?:^|[^\p{L}\p{N}_-])slug(?:\[\d*\])?[^\p{L}\p{N}]*$/iu;

/** What means a slug and has none, as `slug:abc`. The name alone is a parameter without a value. */
const NEARLY = /^slug.|[^\p{L}\p{N}_-]slug[^\p{L}\p{N}]+[\p{L}\p{N}]/iu;

/** What follows a slug in its value: a further parameter, a sign of HTML, another link. */
const AFTER = /[?&#;](?:amp;)*[\w.-]+=|&#?\w+;|https?:/iu;

/** What no slug has, as no address has it without encoding it. */
const FOREIGN = /[<>"\\^`{|}]/u;

/** The page of a product, whose id is as the server has written it. */
const PRODUCT = /^\/stay\/product\/[^/]+$/u;

/** Decodes once; bytes that are no text become U+FFFD, as where the browser decodes. */
const decodedOnce = (text: string): string =>
  text.replaceAll(/(?:%[\da-f]{2})+/giu, (encoded) =>
    new TextDecoder().decode(Uint8Array.from(encoded.slice(1).split('%'), (byte) => Number.parseInt(byte, 16))),
  );

function decoded(text: string): string {
  let plain = text;
  for (let depth = 0; depth < DEEPEST && plain.includes('%'); depth += 1) plain = decodedOnce(plain);
  return plain;
}

/** The slug in the value of its parameter; a messenger may have broken the line in the middle of it. */
function slugIn(value: string): string {
  const [own = ''] = decoded(value).split(AFTER);
  const pieces = own.split(FOREIGN).map((piece) => cleanSlug(piece.replaceAll(/\s/gu, '')));
  return pieces.find((piece) => piece !== '') ?? '';
}

/** The slugs that a parameter names, itself or in an address within it; an empty text for one that cannot be read. */
function slugsOf(name: string, value: string, depth: number): string[] {
  if (value !== '' && NAME.test(decoded(name))) return [slugIn(value), ...slugsIn(decodedOnce(value), depth + 1)];
  const nested = [name, value].flatMap((text) => slugsWithin(text, depth));
  return nested.length === 0 && value === '' && NEARLY.test(decoded(name)) ? [''] : nested;
}

/** The slugs of an address within a text. */
function slugsWithin(text: string, depth: number): string[] {
  const inner = decodedOnce(text);
  return /[?&#;=]/.test(inner) || inner !== text ? slugsIn(inner, depth + 1) : [];
}

/** The slugs that a text names, part by part. */
function slugsIn(text: string, depth = 0): string[] {
  if (depth > DEEPEST || !/slug|%/iu.test(text)) return [];
  return text.split(PART).flatMap((part) => {
    const [name = '', ...value] = part.split('=');
    return slugsOf(name, value.join('='), depth);
  });
}

/** The path of a page in the app's own spelling; any other path as it is, up to a slug. */
function pathOf(path: string): string {
  if (PRODUCT.test(path)) return path;
  const [page = ''] = decoded(path).split(PART);
  const steps = page.split('/').map(cleanSlug).filter(Boolean);
  const end = steps.findIndex((step) => step.includes('=') && /slug/iu.test(step));
  const own = end === -1 ? steps : steps.slice(0, end);
  const isOfStay = own[0]?.toLowerCase() === 'stay';
  // One slash only: two would be another host.
  if (!isOfStay && slugsIn(path).length === 0) return path.replace(/^\/{2,}/u, '/');
  return `/${own.map((step) => encodeURIComponent(isOfStay ? step.toLowerCase() : step)).join('/')}`;
}

/** The parameters of a search without those that name a slug. */
function otherParameters(search: string): string[][] {
  return Array.from(new URLSearchParams(search), ([name, value]) => [
    name.replace(/^(?:amp;)+/iu, ''),
    withoutSlug(value),
  ]).filter(([name = '', value = '']) => !NAME.test(decoded(name)) && slugsOf(name, value, 0).length === 0);
}

/**
 * Reads an address, from its path on, as mails, chats and printed sheets have left it (R5-29, L1, L2). What stands around
 * a slug is no part of it, and neither its spelling nor how often it is encoded matters; two different slugs are none.
 */
export function readStayLink(address: string): StayLink {
  if (address.length > LONGEST_ADDRESS) return { slug: undefined, isUnreadable: true, address };
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(address) ?? [];
  const parameters = new URLSearchParams(search);
  const ofSearch = Array.from(parameters, ([name, value]) => slugsOf(name, value, 0)).flat();
  const [ofPath, ofHash] = [PRODUCT.test(path) ? [] : slugsIn(path), slugsIn(hash)];
  const found = [...ofPath, ...ofSearch, ...ofHash];
  const slugs = new Set(found.map(asSlug).filter((slug) => slug !== undefined));
  const [slug] = slugs.size === 1 ? slugs : [];
  if (found.length > 0 && slug === undefined) return { slug, isUnreadable: true, address };
  const isAsWritten = found.length === (slug === undefined ? 0 : 1) && (parameters.get('slug') || undefined) === slug;
  if (isAsWritten && !/[?&]amp(?:;|%3B)/iu.test(search)) return mended({ slug, address }, pathOf(path) + search + hash);
  const query = new URLSearchParams([...otherParameters(search), ...(slug === undefined ? [] : [['slug', slug]])]);
  const fragment = ofHash.length > 0 ? '' : hash;
  return mended({ slug, address }, `${pathOf(path)}${query.size > 0 ? '?' : ''}${query}${fragment}`);
}

/** What was read, once nothing is left to mend. */
const mended = ({ slug, address }: Omit<StayLink, 'isUnreadable'>, to: string): StayLink =>
  to === address ? { slug, isUnreadable: false, address } : readStayLink(to);

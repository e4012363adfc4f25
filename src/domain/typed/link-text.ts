import { cleanSlug } from './clean.ts';

/**
 * Repairs links that mails, chats, editors and word processors have changed: `unescaped` decodes escaped characters in a
 * whole address, and `slugText` finds the slug in the text of its parameter.
 */

/** `&amp;` in place of an ampersand, also repeated, cut off before a slug, and with what a router makes of it. */
const AMPERSAND = /(?<=[?&])(?:amp(?:;|%3b))+=?|(?<=[?&])amp(?=slug[=%[])/giu;
/** A character by its number, as `&#45;` and `&#x2D;`; a router may have dropped the ampersand. */
const BY_NUMBER = /&?=?#(?:(\d{1,7})|x([\da-f]{1,6}))(?:;|%3b)/giu;
/** A character of JSON or of source code, as `\u0026` and `\x3d`. */
const BY_CODE = /(?:\\|%5c)(?:u([\da-f]{4})|x([\da-f]{2}))/giu;
const BY_NAME = /&(\w{2,15})(?:;|%3b)/giu;
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '-': 'hyphen dash',
    '–': 'ndash',
    '\u00ad': 'shy',
    '\u200b': 'zerowidthspace zwj zwnj lrm rlm nobreak',
    '?': 'quest',
    '=': 'equals',
    '/': 'sol',
    '#': 'num',
    _: 'lowbar',
    '"': 'quot',
    "'": 'apos',
    '<': 'lt',
    '>': 'gt',
    '\u00a0': 'nbsp',
  }).flatMap(([character, names]) => names.split(' ').map((name) => [name, character] as const)),
);

/** The character of a number that Unicode has; nothing otherwise. */
const characterOf = (code: number): string =>
  code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code).toWellFormed() : '';

/** Replaces escapes of HTML, JSON and source code by the characters themselves (L1, L2). */
export const unescaped = (text: string): string =>
  text
    .replaceAll(AMPERSAND, '')
    .replaceAll(BY_NUMBER, (_, decimal?: string, hex = '') =>
      characterOf(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replaceAll(BY_CODE, (_, long?: string, short = '') => characterOf(Number.parseInt(long ?? short, 16)))
    .replaceAll(BY_NAME, (written, name: string) => NAMED.get(name.toLowerCase()) ?? written);

/** A line break in the middle of a slug, in a mail possibly after the `=` of quoted-printable. */
const BREAK = /=?[\r\n][>\s]*|<\/?w?br ?\/?>/giu;
/** An equals sign in quoted-printable, `=3D`; no slug has its only capital there. */
const QUOTED_EQUALS = /^3D(?=["'<]|[^A-Z]*$)/u;
const QUOTED_PRINTABLE = /(?<=[^=])=([\dA-F]{2})/gu;

/** Characters and signs that slugs cannot contain: addresses contain them only encoded, and texts put them around links. */
const FOREIGN = /__;|[<>"\\^`{|}()[\]#«»“”„「」『』【】《》〈〉（）［］、。，；：！？…]/u;
/** A sentence that continues after the link. */
const SENTENCE = /(?<=[\p{L}\p{N}])[,;:.!?]\s.*$|(?<=[^\s=-])\s+(?![->])\S+[^\S\r\n]+(?!-)\S.*$/su;
/** Text in scripts without spaces, which may follow a link directly. */
const WITHOUT_SPACES =
  /^([!-~]*[\w~])[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Hang}\p{Script=Thai}].*$/su;
/** How systems name the copy of a file or of a page. */
const COPY =
  /\s?[-–]?\s(?:copy|kopie|kopia|kopio|kopi|copia|cópia|copie|αντίγραφο|копия|копія|副本|コピー|사본)(?:\s\d{1,3})?$/iu;
const FILE = /(?:\.(?:html?|php|aspx?|jsp|pdf|docx?|txt|eml|url|webloc|png|jpe?g|ics|pkpass|zip))+$/iu;
/** Formatting marks after a slug of words or a UUID, such as those of italic text; a random slug may end in them. */
const MARKED = /^([a-z]{3,}(?:-[a-z]{2,})+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})[-_=]+$/u;

/** A piece of text without what follows the slug. */
const ended = (piece: string): string =>
  cleanSlug(piece.replace(COPY, '').replace(WITHOUT_SPACES, '$1').replaceAll(/\s/gu, ''))
    .replace(FILE, '')
    .replace(MARKED, '$1');

/** The slug, or the step of a path, in a decoded text; empty without one. */
export function slugText(text: string): string {
  const mail = text
    .replace(QUOTED_EQUALS, (sign) => (/[a-z]/u.test(text) ? '' : sign))
    .replaceAll(QUOTED_PRINTABLE, '%$1');
  const plain = mail === text ? text : decodedOnce(mail);
  const pieces = plain.replace(SENTENCE, '').replaceAll(BREAK, '').split(FOREIGN).map(ended);
  return pieces.find((piece) => piece !== '') ?? '';
}

/** Decodes once; invalid bytes become U+FFFD, as in the browser. */
export const decodedOnce = (text: string): string =>
  unescaped(
    text.replaceAll(/(?:%[\da-f]{2})+/giu, (encoded) =>
      new TextDecoder().decode(Uint8Array.from(encoded.slice(1).split('%'), (byte) => Number.parseInt(byte, 16))),
    ),
  );

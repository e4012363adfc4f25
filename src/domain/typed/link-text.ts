import { cleanSlug } from './clean.ts';

/**
 * What mails, chats, editors and word processors make of a link's text. `unescaped` reads the characters that they have
 * written in another way, in a whole address; `slugText` finds the slug in what stands in its place.
 */

/** `&amp;` in place of an ampersand, also repeated, cut off before a slug, and with what a router makes of it. */
const AMPERSAND = /(?<=[?&])(?:amp(?:;|%3b))+=?|(?<=[?&])amp(?=slug[=%[])/giu;
/** A character by its number, as `&#45;` and `&#x2D;`. A router has left the ampersand out. */
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

/** A text whose characters were escaped by HTML, JSON or source code, with the characters themselves (L1, L2). */
export const unescaped = (text: string): string =>
  text
    .replaceAll(AMPERSAND, '')
    .replaceAll(BY_NUMBER, (_, decimal?: string, hex = '') =>
      characterOf(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replaceAll(BY_CODE, (_, long?: string, short = '') => characterOf(Number.parseInt(long ?? short, 16)))
    .replaceAll(BY_NAME, (written, name: string) => NAMED.get(name.toLowerCase()) ?? written);

/** Where a mail, a messenger or a page has broken the line in the middle of a slug, perhaps behind a sign for it. */
const BREAK = /=?[\r\n][>\s]*|<\/?w?br ?\/?>/giu;
/** An equals sign of a mail, as `=3D`: no other slug has a capital only there. */
const MAILED_EQUALS = /^3D(?=["'<]|[^A-Z]*$)/u;
const MAILED = /(?<=[^=])=([\dA-F]{2})/gu;

/** Characters and signs that slugs cannot contain: addresses contain them only encoded, and texts put them around links. */
const FOREIGN = /__;|[<>"\\^`{|}()[\]#«»“”„「」『』【】《》〈〉（）［］、。，；：！？…]/u;
/** A sentence that goes on behind the link. */
const SENTENCE = /(?<=[\p{L}\p{N}])[,;:.!?]\s.*$|(?<=[^\s=-])\s+(?![->])\S+[^\S\r\n]+(?!-)\S.*$/su;
/** The scripts without spaces, in which a sentence goes on without one. */
const WITHOUT_SPACES =
  /^([!-~]*[\w~])[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Hang}\p{Script=Thai}].*$/su;
/** How systems name the copy of a file or of a page. */
const COPY =
  /\s?[-–]?\s(?:copy|kopie|kopia|kopio|kopi|copia|cópia|copie|αντίγραφο|копия|копія|副本|コピー|사본)(?:\s\d{1,3})?$/iu;
const FILE = /(?:\.(?:html?|php|aspx?|jsp|pdf|docx?|txt|eml|url|webloc|png|jpe?g|ics|pkpass|zip))+$/iu;
/** Marks behind a slug of words or a UUID, of an italic text for example; in a slug of random signs they may be its own. */
const MARKED = /^([a-z]{3,}(?:-[a-z]{2,})+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})[-_=]+$/u;

/** One piece of text without what is written behind a slug. */
const ended = (piece: string): string =>
  cleanSlug(piece.replace(COPY, '').replace(WITHOUT_SPACES, '$1').replaceAll(/\s/gu, ''))
    .replace(FILE, '')
    .replace(MARKED, '$1');

/** The slug, or the step of a path, in a decoded text; empty without one. */
export function slugText(text: string): string {
  const mail = text.replace(MAILED_EQUALS, (sign) => (/[a-z]/u.test(text) ? '' : sign)).replaceAll(MAILED, '%$1');
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

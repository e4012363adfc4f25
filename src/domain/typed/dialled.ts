import { plain } from './clean.ts';

/** What a telephone dials: an international number with its plus, or a national one; and digits after the answer. */
interface Dialled {
  readonly number: string;
  readonly extension: string | undefined;
}

/** Digits with what is written between them; a plus begins a number. */
const RUN = /\+?[ (]{0,3}\d[\d ().,/[\]-]*/g;
/** What parts two numbers once the first is complete: in '+49 451/555 01' it is a part of one. */
const PARTING = /([/,(]| - )/;
const OPENING_HOURS = /\b24 ?\/ ?7\b/g;
/** How operators write that an extension follows, and its digits. */
const EXTENSION =
  /^[ ,;(]*(?:ext|extension|extn|x|#|durchwahl|dw|app|apparat|poste|int|interno|anexo|ramal|toestel|tst|alanumero|alanro|ankn|anknytning|lokal|linje|wew|dahili|доб|вн|εσωτ|εσωτερικό|内線|分机|내선|داخلي)[ .:=]*(\d{1,7})(?!\d)/iu;

/** Countries whose numbers keep the zero after the country code. */
const KEEPS_ZERO = /^\+(?:39|378|379|225|229|241|242)\D/;

const digitsIn = (text: string): string => text.replace(/\D/g, '');

/** The first number of a run of digits: it ends at a mark behind as many digits as a number has. */
function firstOf(run: string): string {
  const complete = run.startsWith('+') ? 9 : 7;
  let number = '';
  for (const part of run.split(PARTING)) {
    if (PARTING.test(part) && digitsIn(number).length >= complete) break;
    number += part;
  }
  return number;
}

/** A number as it is dialled: 00 is a plus, and a zero for calls within the country goes after a country code. */
function numberIn(written: string): string | undefined {
  const international = written.replace(/^\+?[ (]*00[ )]*(?=[1-9])/, '+').replace(/^[ (]*\+ */, '+');
  if (!international.startsWith('+')) return /^\d{6,15}$/.exec(digitsIn(international))?.[0];
  const zeroless = KEEPS_ZERO.test(international)
    ? international
    : international.replace(/^(\+\d{1,3}[ .)-]*)[ .([-]0(?=\d|[ )\]])/, '$1');
  return /^\+[1-9]\d{6,14}$/.exec(`+${digitsIn(zeroless)}`)?.[0];
}

/** The first number in a text for people that a telephone can dial (T8). */
function dialled(text: string): Dialled | undefined {
  for (const line of text.split(/[\r\n]+/)) {
    const written = plain(line).replace(OPENING_HOURS, ';');
    for (const { 0: run, index } of written.matchAll(RUN)) {
      const first = firstOf(run);
      const number = numberIn(first.trim());
      const extension = EXTENSION.exec(written.slice(index + first.trimEnd().length))?.[1];
      if (number !== undefined) return { number, extension };
    }
  }
  return undefined;
}

/** The link that calls the first number of a text for people; undefined where nothing in it can be dialled (T8). */
export function telHref(text: string | null): string | undefined {
  const found = dialled(text ?? '');
  return found && `tel:${found.number}${found.extension === undefined ? '' : `;ext=${found.extension}`}`;
}

/**
 * The link that writes to the first number of a text on WhatsApp; undefined without one that has its country code. Ten
 * digits without a plus that begin with none of the zeros of a national number have it (T8).
 */
export function whatsAppHref(text: string | null): string | undefined {
  const digits = /^(?:\+|(?=[1-9]\d{9}))(\d+)$/.exec(dialled(text ?? '')?.number ?? '')?.[1];
  return digits && `https://wa.me/${digits}`;
}

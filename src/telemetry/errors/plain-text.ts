import { isOfKnownWords, LEFT_OUT } from './plain-words.ts';
import type { PlaceOf } from './place.ts';

const LONGEST = 500;
/** React's own messages are a number and an address that may hold values. */
const OF_REACT = /^Minified React error #\d{1,3}/;
const ADDRESS = /^(?:https?:\/\/|\/)/;
const MARKS_AT_END = /(?<![.,;:!?)'"])[.,;:!?)'"]+$/;
const DOTS_AT_END = /(?<!\.)\.+$/;

/**
 * Keeps the vocabulary of programs, and addresses as places; everything else becomes `…`. The vocabulary has no name of a
 * person, no number and no code.
 */
export function plainText(text: string, placeOf: PlaceOf): string {
  const [ofReact] = OF_REACT.exec(text) ?? [];
  if (ofReact !== undefined) return ofReact;
  return text
    .slice(0, LONGEST)
    .split(/(\s+)/)
    .map((part) => {
      if (part.trim() === '') return part === '' ? '' : ' ';
      const address = part.replace(MARKS_AT_END, '');
      if (ADDRESS.test(part)) return placeOf(address) + part.slice(address.length);
      return part.replaceAll(/[^()[\]{}'"`,;:!?<>=#]+/g, (name) => {
        const word = name.replace(DOTS_AT_END, '');
        return word === '' || isOfKnownWords(word) ? name : LEFT_OUT + name.slice(word.length);
      });
    })
    .join('')
    .replaceAll(/…(?: …)+/g, LEFT_OUT);
}

import { isOfKnownWords, LEFT_OUT } from './plain-words.ts';
import type { PlaceOf } from './place.ts';

const LONGEST = 500;
/** React's own messages are a number and an address that may hold values. */
const OF_REACT = /^Minified React error #\d{1,3}/;
const ADDRESS = /^(?:https?:\/\/|\/)/;
const MARKS_AT_END = /(?<![.,;:!?)'"])[.,;:!?)'"]*$/;
const DOTS_AT_END = /(?<!\.)\.*$/;

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
      const [after = ''] = MARKS_AT_END.exec(part) ?? [];
      if (ADDRESS.test(part)) return placeOf(part.slice(0, part.length - after.length)) + after;
      return part.replaceAll(/[^()[\]{}'"`,;:!?<>=#]+/g, (name) => {
        const [end = ''] = DOTS_AT_END.exec(name) ?? [];
        const word = name.slice(0, name.length - end.length);
        return word === '' || isOfKnownWords(word) ? name : LEFT_OUT + end;
      });
    })
    .join('')
    .replaceAll(/…(?:\s*…)+/g, LEFT_OUT);
}

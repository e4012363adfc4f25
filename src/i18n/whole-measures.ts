/** The text after a number or its placeholder, in the ten languages: that of an hour, or a unit. */
const UNIT =
  /(?<=[\d}])[ \u00A0](?=(?:Uhr|uur|kg\p{L}*|l|percent|pro[cs]ent|Prozent|protsenti|se[ck]+und\p{L}*|secon\p{L}+|segundos|δευτερόλεπτ\p{L}+|lit\p{L}+|liit\p{L}+|λίτρα)(?!\p{L}))/giu;

/** The text before an hour in Finnish, Estonian, Danish and Norwegian. */
const HOUR = /(?<=(?<!\p{L})(?:klo|kell|kl\.))[ \u00A0](?=[\d{])/giu;

const between = (text: string, space: string): string => text.replace(UNIT, space).replace(HOUR, space);

/** A text whose numbers stay on one line with their unit, as the build has it. */
export const wholeMeasures = (text: string): string => between(text, '\u00A0');

/** The same text with plain spaces, as a catalogue has it: a translator does not see the others. */
export const plainMeasures = (text: string): string => between(text, ' ');

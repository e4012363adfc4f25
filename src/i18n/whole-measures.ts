/** The space between a number (or placeholder) and its unit, in the ten languages. */
const UNIT = /(?<=[\d}])[ \u00A0](?=(?:Uhr|uur|ώρα|kg\p{L}*|l|percent|pro[cs]ent|Prozent|protsenti)(?!\p{L}))/giu;

/** The space before a number: of a time in five languages, of a floor in some. */
const HOUR =
  /(?<=(?<!\p{L})(?:klo|kell|kl\.|έως|floor|etage|etasje|verdieping|kerros|korrus|όροφος|planta|piano))[ \u00A0](?=[\d{])/giu;

/** The space within the unit 'kg CO2'. */
const GAS = /(?<=(?<!\p{L})kg)[ \u00A0](?=CO)/gu;

/** The text after the count that a text begins with: '2 towels', and after that of a plural: '# stays'. */
const COUNT = /(?<=^\d{1,2}|#)[ \u00A0](?=\p{L})/gu;

/** The text inside a range of hours: '09:00 to 17:00'. */
const RANGE =
  /(?<=(?:\d[:.]\d\d|\{from\}))[ \u00A0](?=\p{L}{1,4}[ \u00A0](?:\d|\{to\}))|(?<=(?:\d[:.]\d\d|\{from\})[ \u00A0]\p{L}{1,4})[ \u00A0](?=\d|\{to\})/gu;

const between = (text: string, space: string): string =>
  text.replace(UNIT, space).replace(HOUR, space).replace(GAS, space).replace(COUNT, space).replace(RANGE, space);

/** A text whose numbers stay on one line with their unit, as the build has it. */
export const wholeMeasures = (text: string): string => between(text, '\u00A0');

/** The same text with plain spaces, as a catalogue has it: a translator does not see the others. */
export const plainMeasures = (text: string): string => between(text, ' ');

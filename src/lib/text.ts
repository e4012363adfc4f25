/** The first sentence of a text with the mark at its end, the Greek question mark too. Without one: all of the text. */
export const firstSentence = (text: string): string => /^.+?[.!?;](?=\s)/su.exec(text)?.[0] ?? text;

/** Facts in one line, with commas between them: a line may end on a comma, not on a dot. */
export const joined = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(', ');

/** The first sentence of a text with the mark at its end, the Greek question mark too. Without one: all of the text. */
export const firstSentence = (text: string): string => /^.+?[.!?;](?=\s)/su.exec(text)?.[0] ?? text;

/**
 * The first sentence of a text including its punctuation, also the Greek question mark; the whole text if there is
 * none.
 */
export const firstSentence = (text: string): string => /^.+?[.!?;](?=\s)/su.exec(text)?.[0] ?? text;

/** Joins facts with commas; after a line break, a trailing comma looks better than a leading dot. */
export const joined = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(', ');

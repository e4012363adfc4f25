/**
 * The first sentence of a text including its punctuation, also the Greek question mark; the whole text if there is
 * none.
 */
export const firstSentence = (text: string): string => /^.+?[.!?;](?=\s)/su.exec(text)?.[0] ?? text;

/** Joins facts with commas instead of dots, because a line may end with a comma but not with a dot. */
export const joined = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(', ');

/**
 * The first sentence of a text including its punctuation, also the Greek question mark; the whole text if there is
 * none.
 */
export const firstSentence = (text: string): string => /^.+?[.!?;](?=\s)/su.exec(text)?.[0] ?? text;

/** Joins facts with commas instead of dots, because a line may end with a comma but not with a dot. */
export const joined = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(', ');

interface Named {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

/** First and last name, as far as known; empty for nobody. */
export const fullName = (person: Named | null | undefined): string =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ');

/** Facts in one line, with commas between them: a line may end on a comma, not on a dot. */
export const joined = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(', ');

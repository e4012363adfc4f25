/** Facts in one line, with dots between them. Where it breaks, the dot stays with the fact before it. */
export const joined = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00A0· ');

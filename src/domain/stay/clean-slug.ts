/** A slug without what stands around it: white space, invisible characters, punctuation. */
export const cleanSlug = (text: string): string =>
  text.replaceAll(/^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_-]+$/gu, '');

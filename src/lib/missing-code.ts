/** What browsers and Vite say when a file of a page cannot be loaded: it has gone with a deploy, or the line is down. */
const WORDS = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether code of the app could not be loaded. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && WORDS.test(error.message);

/** Error messages of browsers and Vite for a file that cannot be loaded, after a deploy or without network. */
const MESSAGES = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether code of the app could not be loaded. */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && MESSAGES.test(error.message);

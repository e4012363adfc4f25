/** Error messages of browsers and Vite for a file that cannot be loaded, after a deploy or without network. */
const MESSAGES = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether code of the app could not be loaded. */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && MESSAGES.test(error.message);

/**
 * Puts own words before the message of such an error. The router would reload the page on its beginning, beside the one
 * reload of `renewOnce` (S60).
 */
export const nameChunkErrors = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (isChunkLoadError(payload)) payload.message = `Not loaded: ${payload.message}`;
  });

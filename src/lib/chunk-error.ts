/** Error messages of browsers and Vite for a file that cannot be loaded, after a deployment or offline. */
const MESSAGES = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether the app's code could not be loaded. */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && MESSAGES.test(error.message);

/**
 * Prefixes the message of such errors. The router recognises the original beginning and would reload the page, in
 * addition to `renewOnce` (S60).
 */
export const nameChunkErrors = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (isChunkLoadError(payload)) payload.message = `Not loaded: ${payload.message}`;
  });

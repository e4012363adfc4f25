/**
 * Paths that are no pages: files, the API, the fake backend, well-known addresses and what a monitor asks for. Servers
 * get the same expression, so it stays within what nginx and Go read as well.
 */
export const NO_PAGE = /^\/(api|assets|healthz|__mock|card-fields|\.well-known)(\/|$)|\/\.|\.[^/.]*$/;

/** Whether the shell of the app answers this path. A path with an extension is a file of the server. */
export const isAppPage = (pathname: string): boolean => !NO_PAGE.test(pathname);

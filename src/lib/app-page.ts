/** Whether this host name, without port, is a developer's own machine: it needs no configuration (R3-115). */
export const isDevelopmentHost = (hostname: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/i.test(hostname);

/**
 * Paths that are no pages: files, the API, the fake backend, well-known addresses and what a monitor requests. The
 * configurations of the servers contain the same expression, so it must be valid in nginx and Go as well.
 */
export const NO_PAGE = /^\/(api|assets|healthz|__mock|card-fields|\.well-known)(\/|$)|\/\.|\.[^/.]*$/;

/** Whether the shell of the app answers this path. A path with an extension is a file of the server. */
export const isAppPage = (pathname: string): boolean => !NO_PAGE.test(pathname);

/** Finds the id of a build in the text of its page: it changes with the page, and with the headers the page is sent with. */
export const BUILD_ID = /(<meta name="build" content=")([^"]*)/;

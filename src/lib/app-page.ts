/** Whether this host name, without port, is a developer's own machine: it needs no configuration (R3-115). */
export const isDevelopmentHost = (hostname: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/i.test(hostname);

/**
 * Paths that are no pages: files, the API, the fake backend, well-known addresses and what a monitor asks for. Servers
 * get the same expression, so it stays within what nginx and Go read as well.
 */
export const NO_PAGE = /^\/(api|assets|healthz|__mock|card-fields|\.well-known)(\/|$)|\/\.|\.[^/.]*$/;

/** Whether the shell of the app answers this path. A path with an extension is a file of the server. */
export const isAppPage = (pathname: string): boolean => !NO_PAGE.test(pathname);

/** The mark of a build in the text of its page. It stands for the page and the headers that it is sent with. */
export const BUILD_MARK = /(<meta name="build" content=")([^"]*)/;

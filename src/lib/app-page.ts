/** Whether this host name, without port, is a developer's own machine: it needs no configuration (R3-115). */
export const isDevelopmentHost = (hostname: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/i.test(hostname);

/**
 * Paths that are no pages: files, the API, the fake backend, well-known addresses and what a monitor requests. A dot at
 * the end is a full stop, and one behind `=` or `%` is of a search that a chat has made a part of the path (L2). The
 * configurations of the servers contain the same expression, so it must be valid in nginx and Go as well.
 */
export const NO_PAGE = /^\/(api|assets|healthz|__mock|card-fields|\.well-known)(\/|$)|\/\.|^[^=%?&]*\.[^/.=%?&]+\/*$/;

/** Whether the shell of the app answers this path. A path with an extension is a file of the server. */
export const isAppPage = (pathname: string): boolean => !NO_PAGE.test(pathname);

/** The parameters of a tester's link, on any page. */
const TESTER_PARAMETERS = ['scenario', 'now', 'fault', 'world'];

/**
 * Whether an address is for the fake backend to follow: it names a world, scenarios or parameters of testers. No address
 * of a guest does.
 */
export const isTesterAddress = ({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean =>
  /^\/[sw]\//.test(pathname) || TESTER_PARAMETERS.some((name) => searchParams.has(name));

/**
 * Whether a text is a web page, by its type or its first characters, and none of this app: the sign-in page of a Wi-Fi
 * comes in place of what was asked for. A page of this app is a server's mistake.
 */
export const isForeignPage = (text: string, type = ''): boolean =>
  (/html/i.test(type) || /^\s*<(!doctype html|html|head|meta|script)\b/i.test(text.slice(0, 1_000))) &&
  !BUILD_ID.test(text);

/** Finds the id of a build in the text of its page: it changes with the page, and with the headers the page is sent with. */
export const BUILD_ID = /(<meta name="build" content=")([^"]*)/;

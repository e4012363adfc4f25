/** Whether this host name, without port, is a developer's own machine: it needs no configuration (R3-115). */
export const isDevelopmentHost = (hostname: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/i.test(hostname);

/**
 * Paths that are not pages: files, the API, the fake backend, well-known addresses and monitoring. A dot at the end is
 * a full stop, and one after `=` or `%` belongs to a query that a chat has merged into the path (L2). The server
 * configurations contain the same expression, so it must also be valid in nginx and Go.
 */
export const NO_PAGE = /^\/(api|assets|healthz|__mock|card-fields|\.well-known)(\/|$)|\/\.|^[^=%?&]*\.[^/.=%?&]+\/*$/;

/** Whether the app's page is served for this path. A path with an extension is a file. */
export const isAppPage = (pathname: string): boolean => !NO_PAGE.test(pathname);

/** Query parameters of tester links, on any page. */
const TESTER_PARAMETERS = ['scenario', 'now', 'fault', 'world'];

/**
 * Whether an address belongs to the fake backend: it names a world, scenarios or tester parameters, which no guest's
 * address does.
 */
export const isTesterAddress = ({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean =>
  /^\/[sw]\//.test(pathname) || TESTER_PARAMETERS.some((name) => searchParams.has(name));

/**
 * Whether a text is a web page other than the app's own, judged by its type or first characters: a Wi-Fi sign-in page
 * may replace the response. The app's own page would be an error of the server.
 */
export const isForeignPage = (text: string, type = ''): boolean =>
  (/html/i.test(type) || /^\s*<(!doctype html|html|head|meta|script)\b/i.test(text.slice(0, 1_000))) &&
  !BUILD_ID.test(text);

/** Finds the build id in the text of a page; it changes with the page and with the headers it is sent with. */
export const BUILD_ID = /(<meta name="build" content=")([^"]*)/;

/** Paths below these are no pages: files, the API, the fake backend and well-known addresses. */
const OTHERS = /^\/(api|assets|__mock|card-fields|\.well-known)(\/|$)/;

/** Whether the shell of the app answers this path. A path with an extension is a file of the server. */
export const isAppPage = (pathname: string): boolean => !OTHERS.test(pathname) && !/\/\.|\.[^/]*$/.test(pathname);

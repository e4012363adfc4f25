/** Paths below these are no pages of the app: its files, the API, the fake backend and what servers agree on. */
const OTHERS = /^\/(api|assets|__mock|card-fields|\.well-known)(\/|$)/;

/** Whether the shell of the app answers this path: a file has an extension, and a missing one is the server's to say. */
export const isAppPage = (pathname: string): boolean => !OTHERS.test(pathname) && !/\/\.|\.[^/]*$/.test(pathname);

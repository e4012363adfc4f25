/** Whether a path belongs to the backend: the API, the tester's control surface, or the link of a named world. */
export const isBackendPath = (path: string): boolean => /^\/(api|__mock|w)\//.test(path);

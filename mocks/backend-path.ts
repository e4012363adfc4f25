/** Whether a path belongs to the backend: the API, the tester's control surface, or a link of testers. */
export const isBackendPath = (path: string): boolean => /^\/(?:(?:api|w|s)\/|__mock(?:\/|$))/.test(path);

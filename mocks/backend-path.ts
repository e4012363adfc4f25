/** Whether a path belongs to the backend: the API or the tester's control surface. */
export const isBackendPath = (path: string): boolean => /^\/(api|__mock)\//.test(path);

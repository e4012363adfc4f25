/** Development asks its own origin, where the fake backend answers. */
export const DEVELOPMENT_API = '/api';

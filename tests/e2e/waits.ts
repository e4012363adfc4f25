/** For a story that waits most of its time, until a deadline or an hour has come. It has separate workers. */
export const WAITS = { tag: '@waits' } as const;

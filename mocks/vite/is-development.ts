import type { ConfigEnv, UserConfig } from 'vite';

/** What `npm start` has beside a build; vitest serves modules too, but needs nothing of it. */
export const isDevelopment = (_config: UserConfig, { command }: ConfigEnv): boolean =>
  command === 'serve' && process.env['VITEST'] === undefined;

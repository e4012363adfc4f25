import type { QueryClient } from '@tanstack/react-query';

import type { Settings } from '#config/settings.ts';

/** The context of route guards and loaders. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly settings: Settings;
}

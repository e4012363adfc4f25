import type { QueryClient } from '@tanstack/react-query';

import type { Settings } from '#config/settings.ts';

/** What every route's guard and loader may use. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly settings: Settings;
}

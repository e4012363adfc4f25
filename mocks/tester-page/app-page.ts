import type { DebugTools } from '#config/debug-tools.ts';
import type { Watch } from './backend.ts';

/** What the panel knows of the app's page. */
export interface AppPage {
  readonly tools: () => DebugTools | undefined;
  /** The app's last errors, each with its time of the device. */
  readonly errors: readonly string[];
  readonly watch: Watch;
}

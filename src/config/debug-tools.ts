/** What the app lets a tester do outside production (R2-75 to R2-77, R6-23). */
export interface DebugTools {
  readonly brand: string;
  /** In use now; `own` is the one of the host. */
  readonly environment: string;
  readonly own: string;
  readonly environments: readonly string[];
  /** Starts the app again in an environment, or with null in the one of the host. */
  readonly overrideEnvironment: (name: string | null) => void;
  readonly language: string;
  readonly languages: readonly { readonly locale: string; readonly label: string }[];
  /** The hosts of the plan, and the one in use; undefined on every page but the plan's. */
  readonly planHosts: readonly string[];
  readonly planHost: () => string | undefined;
  readonly pickPlanHost: (host: string) => void;
  readonly throwTestError: () => void;
  /** Takes over the server's time, in milliseconds since the epoch, and reads everything again. */
  readonly follow: (serverMs: number) => void;
}

/**
 * Sent to the document once the tools are there. A page of testers beside the app takes them by `preventDefault`; then
 * the app shows no panel itself.
 */
export const DEBUG_TOOLS = 'reception:debug-tools';

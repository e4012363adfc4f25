import type { Reach } from './server-policy.ts';
import { DIRECTIVES, sourcesOf, THIRD_PARTIES } from './third-parties.ts';
import type { Configured, PolicyPage } from './third-parties.ts';

/** What the sources of a page are made of. */
interface Wanted {
  /** The origin of the host. */
  readonly origin: string;
  /** The origin of the API; none where it is below the host's own `/api`. */
  readonly api?: string;
  readonly configured: Configured;
  readonly chatFramedBy?: readonly string[];
}

/** What the pages of a host may reach: the API, and the third parties of the inventory that are configured (S1, S9). */
export function reachOf({ origin, api, configured, chatFramedBy = [] }: Wanted): Reach {
  const of = (page: PolicyPage): Record<string, string[]> =>
    Object.fromEntries(
      DIRECTIVES.map((directive) => [
        directive,
        THIRD_PARTIES.flatMap((party) => sourcesOf(party, page, directive, configured)),
      ]).filter(([, sources]) => sources?.length !== 0),
    );
  const app = of('app');
  return {
    origin,
    app: api === undefined ? app : { ...app, 'connect-src': [api, ...(app['connect-src'] ?? [])] },
    chat: of('chat'),
    chatFramedBy,
    profiles: configured.sentry !== undefined,
  };
}

import type { BrowserContext, Request } from 'playwright/test';

import { DIRECTIVES, sourcesOf, THIRD_PARTIES } from '../../src/config/third-parties.ts';
import type { Configured, ThirdParty } from '../../src/config/third-parties.ts';

/** What the stories configure: the placeholders of stage, and the simulated card provider of this machine. */
const CONFIGURED: Configured = {
  analytics: 'https://api.segment.io',
  cardFields: 'http://cards.localhost',
  challenge: true,
  messenger: 'http://chat.localhost',
  plan: 'https://plan.stage.example.test',
  sentry: true,
};

/** Hosts of the operator: the app's own and its API. */
const OWN = /^(localhost|127\.0\.0\.1|wl\.localhost|api\.stage\.example\.test)$/;

/** Whether a source of a policy covers an address, whatever its port and path. */
function covers(source: string, { protocol, hostname }: URL): boolean {
  const match = /^([a-z]+:)\/\/(\*\.)?([^/:]+)/.exec(source);
  if (!match) return false;
  const [, scheme, wildcard, host = ''] = match;
  return scheme === protocol && (wildcard === undefined ? hostname === host : hostname.endsWith(`.${host}`));
}

const isOf = (party: ThirdParty, url: URL, isPicture: boolean): boolean =>
  party.id === 'pictures'
    ? isPicture && url.protocol === 'https:'
    : (['app', 'chat'] as const).some((page) =>
        DIRECTIVES.some((directive) =>
          sourcesOf(party, page, directive, CONFIGURED).some((source) => covers(source, url)),
        ),
      );

/** What is wrong with a request to another host by the inventory of third parties; undefined when nothing is (S9). */
export function foreignTrouble(address: string, screen: string, isPicture = false): string | undefined {
  const url = new URL(address);
  if (!/^(https?|wss?):$/.test(url.protocol) || OWN.test(url.hostname)) return undefined;
  const parties = THIRD_PARTIES.filter((party) => isOf(party, url, isPicture));
  if (parties.length === 0) return `${url.origin} is in no inventory, asked on ${screen}`;
  const isExpected = parties.some(({ screens }) => screens.includes('*') || screens.includes(screen));
  return isExpected ? undefined : `${url.origin} is not for ${screen}`;
}

/** The path of the page that sends a request; undefined for workers, and for a page that is being left. */
function screenOf(request: Request): string | undefined {
  if (request.serviceWorker()) return undefined;
  // A link that leads away is the guest's choice.
  const { page, parentFrame } = { page: request.frame().page(), parentFrame: request.frame().parentFrame() };
  if (request.isNavigationRequest() && parentFrame === null) return undefined;
  const address = page.url();
  return URL.canParse(address) ? new URL(address).pathname : undefined;
}

/** Collects every request of a context to a host that the inventory does not expect there (S9). */
export function watchForeignHosts(context: BrowserContext): string[] {
  const troubles: string[] = [];
  context.on('request', (request) => {
    const screen = screenOf(request);
    if (screen === undefined) return;
    const trouble = foreignTrouble(request.url(), screen, request.resourceType() === 'image');
    if (trouble !== undefined) troubles.push(trouble);
  });
  return troubles;
}

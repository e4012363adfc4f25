import type { Frame, Page } from 'playwright/test';

import { DIRECTIVES, sourcesOf, THIRD_PARTIES } from '../../src/config/third-parties.ts';
import type { Configured, ThirdParty } from '../../src/config/third-parties.ts';

/** The configurations that tests use: the simulated card provider, and the placeholders of the environment `stage`. */
const CONFIGURATIONS: readonly Configured[] = [
  { cardFields: 'http://cards.localhost', challenge: true, messenger: true },
  {
    analytics: 'https://api.segment.io',
    cardFields: 'https://cards.stage.example.test',
    challenge: true,
    messenger: true,
    plan: 'https://plan.stage.example.test',
    sentry: 'https://errors.example.test',
  },
];

/** Hosts of the operator: the app's own and its API. */
const OWN = /^(localhost|127\.0\.0\.1|wl\.localhost|api(\.stage)?\.example\.test)$/;

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
    : CONFIGURATIONS.some((configured) =>
        (['app', 'chat'] as const).some((page) =>
          DIRECTIVES.some((directive) =>
            sourcesOf(party, page, directive, configured).some((source) => covers(source, url)),
          ),
        ),
      );

/** The violation if the inventory of third parties does not allow a request on a screen; undefined if it does (S9). */
export function foreignTrouble(address: string, screen: string, isPicture = false): string | undefined {
  const url = new URL(address);
  if (!/^(https?|wss?):$/.test(url.protocol) || OWN.test(url.hostname)) return undefined;
  const parties = THIRD_PARTIES.filter((party) => isOf(party, url, isPicture));
  if (parties.length === 0) return `${url.origin} is in no inventory, asked on ${screen}`;
  const isExpected = parties.some(({ screens }) => screens.includes('*') || screens.includes(screen));
  return isExpected ? undefined : `${url.origin} is not for ${screen}`;
}

/** A test is notified of a request with a delay, in which the page may have navigated. */
const SCREEN_LASTS_MS = 2_000;

/** Collects every request of a page to a host that the inventory does not expect there (S9). */
export function watchForeignHosts(page: Page): string[] {
  const troubles: string[] = [];
  const screens = new Map<string, number>();
  const note = (frame: Frame): void => {
    if (frame.parentFrame() !== null || !URL.canParse(frame.url())) return;
    const { hostname, pathname } = new URL(frame.url());
    // Deleted first, because setting an existing key would keep its position in the map.
    screens.delete(pathname);
    if (OWN.test(hostname)) screens.set(pathname, Date.now());
    else screens.clear();
  };
  const recent = (): string[] => {
    const [current, ...before] = [...screens].toReversed();
    return [current, ...before.filter(([, since]) => Date.now() - since < SCREEN_LASTS_MS)].flatMap(
      (each) => each?.[0] ?? [],
    );
  };
  page.on('framenavigated', (frame) => {
    for (const [screen] of [...screens].slice(-1)) screens.set(screen, Date.now());
    note(frame);
  });
  page.on('request', (request) => {
    // Navigations to other sites are links that a guest follows.
    if (request.isNavigationRequest() && request.frame().parentFrame() === null) return;
    const [current, ...before] = recent();
    if (current === undefined) return;
    const troubleOn = (screen: string) => foreignTrouble(request.url(), screen, request.resourceType() === 'image');
    const trouble = troubleOn(current);
    if (trouble !== undefined && before.every((screen) => troubleOn(screen) !== undefined)) troubles.push(trouble);
  });
  return troubles;
}
